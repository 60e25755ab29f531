import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { publishedOn } from "#app/entries/entries.ts";
import { applicationLink, fillJobText } from "#app/entries/jobs.ts";
import { todayInPakistan } from "#app/lib/dates.ts";
import Careers, { loader as careersLoader } from "#app/routes/careers/careers.tsx";
import { loader as jobLoader } from "#app/routes/careers/job.tsx";
import { fixtures } from "#test/fixtures/entries.ts";

vi.mock("#app/entries/published.server.ts", closeAll);

test("the careers page shows the specified text if there are no jobs", () => {
  const Page = createRoutesStub([{ id: "page", path: "/careers", Component: Careers as ComponentType }]);
  const hydrationData = { loaderData: { page: careersLoader() } };
  const text = renderToString(createElement(Page, { initialEntries: ["/careers"], hydrationData }));
  expect(text).toContain(">No Openings available right now<");
  expect(text).not.toMatch(/href="mailto:[^"]*\?subject=/);
});

test("a closed job has no page", () => {
  const open = () => jobLoader({ params: { slug: fixtures.job.slug } } as Parameters<typeof jobLoader>[0]);
  expect(open).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

test("the application email has the full job title as its subject", () => {
  const link = new URL(applicationLink({ ...fixtures.job, title: "R&D engineer #1" }));
  expect(link.searchParams.get("subject")).toBe("Application: R&D engineer #1");
});

test("`$` and `{}` in a job title are not expanded", () => {
  const title = "Tester ($& {label} $1)";
  expect(fillJobText("{title}, {location}", { title, label: "Full time", location: "$'" })).toBe(`${title}, $'`);
  expect(fillJobText("Write about {about}.", { about: "$&" })).toBe("Write about $&.");
});

async function closeAll(original: () => Promise<typeof import("#app/entries/published.server.ts")>) {
  const { allEntries } = await original();
  // Vitest hoists the mock above the imports.
  const { fixtures } = await import("#test/fixtures/entries.ts");
  const closed = { ...allEntries, jobs: [{ ...fixtures.job, closes: "2024-03-15" }] };
  return { publishedEntries: () => publishedOn(closed, todayInPakistan()) };
}
