// `npm run check` holds the direction of imports: workers → app → content, and within app/ each folder only from those
// below it. A cycle or an import upwards is an error that names both files.

/** The folders of app/ from the top: each may import those below it, and from its own line only itself. */
const ROOMS = [
  ["routes"],
  ["frame", "sections"],
  ["articles", "contact", "search", "visitor"],
  ["ui"],
  ["discovery", "patterns"],
  ["media"],
  ["entries"],
  ["start"],
  ["lib"],
];

const upwards = ROOMS.flatMap((line, level) =>
  line.map((room) => {
    const above = [...ROOMS.slice(0, level).flat(), ...line.filter((other) => other !== room)];
    return {
      name: `app-${room}`,
      comment: `app/${room}/ is imported by the folders above it, and imports none of them.`,
      severity: "error",
      from: { path: `^app/${room}/` },
      to: { path: `^app/(root|routes|entry\\.|(${above.join("|")})/)` },
    };
  }),
);

export default {
  forbidden: [
    { name: "no-circle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "content-alone",
      severity: "error",
      from: { path: "^content/" },
      to: { pathNot: "^content/|^node_modules/(valibot|@iconify-json/tabler|simple-icons)/" },
    },
    {
      name: "schemas-at-build-time",
      comment: "Only types of content/schema/ may get into the Worker or the browser.",
      severity: "error",
      from: { path: "^(app|workers)/" },
      to: { path: "^content/schema/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "app-below-workers",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^(workers|scripts|test|vite)/" },
    },
    {
      name: "workers-below-scripts",
      severity: "error",
      from: { path: "^workers/" },
      to: { path: "^(scripts|test|vite)/" },
    },
    ...upwards.filter(({ to }) => !to.path.includes("()")),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\+types/|^virtual:" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".d.ts"] },
  },
};
