// `npm run check` holds the direction of imports: scripts, workers → app → content. A cycle or an import upwards is an
// error that names both files.
const rule = (name, from, to) => ({ name, severity: "error", from: from ? { path: from } : {}, to });

export default {
  forbidden: [
    rule("no-circle", undefined, { circular: true }),
    rule("content-alone", "^content/", {
      pathNot: "^content/|^node_modules/(valibot|@iconify-json/tabler|simple-icons)/",
    }),
    // Only types of content/schema/ may get into the Worker or the browser.
    rule("schemas-at-build-time", "^(app|workers)/", {
      path: "^content/schema/",
      dependencyTypesNot: ["type-only"],
    }),
    rule("app-below-workers", "^app/", { path: "^(workers|scripts|test|vite)/" }),
    rule("workers-below-scripts", "^workers/", { path: "^(scripts|test|vite)/" }),
    rule("pages-above-all", "^app/(?!routes/|root|routes\\.ts|entry)", { path: "^app/(root|routes|entry)" }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\+types/|^virtual:" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".d.ts"] },
  },
};
