import { expect, test } from "vitest";
import { shareLinks } from "#app/routes/blogs/share-row.tsx";

test("each link encodes title and URL completely", () => {
  const title = "Tips & tricks: 100% + more?";
  const url = "https://mhs.example.com/blogs/a-b";
  const [linkedIn, x, whatsApp, email] = shareLinks(title, url).map(({ href }) => new URL(href));
  expect(linkedIn?.searchParams.get("url")).toBe(url);
  expect(x?.searchParams.get("text")).toBe(title);
  expect(x?.searchParams.get("url")).toBe(url);
  expect(whatsApp?.searchParams.get("text")).toBe(`${title} ${url}`);
  expect(email?.protocol).toBe("mailto:");
  expect(email?.searchParams.get("subject")).toBe(title);
  expect(email?.searchParams.get("body")).toBe(url);
  for (const link of [linkedIn, x, whatsApp, email]) expect(link?.href).not.toContain("+");
});
