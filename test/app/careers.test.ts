import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { publishedOn } from "#app/entries/entries.ts";
import { applicationLink, openingText } from "#app/entries/openings.ts";
import { todayInPakistan } from "#app/lib/dates.ts";
import Careers, { loader as careersLoader } from "#app/routes/careers/careers.tsx";
import { loader as openingLoader } from "#app/routes/careers/opening.tsx";
import { invented } from "#test/invented-entries.ts";

vi.mock("#app/entries/published.server.ts", closeAll);

test("without openings the list shows the specified text", () => {
  const Page = createRoutesStub([{ id: "page", path: "/careers", Component: Careers as ComponentType }]);
  const hydrationData = { loaderData: { page: careersLoader() } };
  const text = renderToString(createElement(Page, { initialEntries: ["/careers"], hydrationData }));
  expect(text).toContain(">No Openings available right now<");
  expect(text).not.toContain("?subject=");
});

test("a closed opening has no page", () => {
  const open = () => openingLoader({ params: { slug: invented.opening.slug } } as Parameters<typeof openingLoader>[0]);
  expect(open).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

test("an application has the whole title as its subject", () => {
  const link = new URL(applicationLink({ ...invented.opening, title: "R&D engineer #1" }));
  expect(link.searchParams.get("subject")).toBe("Application: R&D engineer #1");
});

test("the signs of a title stay as they are", () => {
  const title = "Tester ($& {label} $1)";
  expect(openingText("{title}, {location}", { title, label: "Full time", location: "$'" })).toBe(`${title}, $'`);
  expect(openingText("Write about {about}.", { about: "$&" })).toBe("Write about $&.");
});

async function closeAll(original: () => Promise<typeof import("#app/entries/published.server.ts")>) {
  const { allEntries } = await original();
  // The mock comes before the imports above.
  const { invented } = await import("#test/invented-entries.ts");
  const closed = { ...allEntries, openings: [{ ...invented.opening, closes: "2024-03-15" }] };
  return { publishedEntries: () => publishedOn(closed, todayInPakistan()) };
}
