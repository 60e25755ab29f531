import { readFileSync } from "node:fs";
import tabler from "@iconify-json/tabler/info.json" with { type: "json" };
import type { Plugin } from "vite";

const FILE = "licenses.md";

const TYPEFACE = readFileSync("app/media/fonts/LICENSE", "utf8");

/** Vite writes those of the packages in the scripts, and leaves out what is not a script. */
const OTHERS = `
## Plus Jakarta Sans (OFL-1.1), cut to the characters in use

${TYPEFACE.trim()}

## ${tabler.name} - ${tabler.version} (${tabler.license.spdx})

${tabler.author.name}, ${tabler.author.url}, with the license of ${tabler.license.url}
`;

/** Publishes the licenses of what the site consists of at /licenses.md, and names them in the scripts of others. */
export function licenses(): Plugin {
  return {
    name: "licenses",
    configEnvironment: (name) => {
      if (name !== "client") return;
      const postFooter = ({ moduleIds }: { moduleIds: string[] }) =>
        moduleIds.some((id) => id.includes("/node_modules/")) ? `/*! Licenses: /${FILE} */` : "";
      return { build: { license: { fileName: FILE }, rolldownOptions: { output: { postFooter } } } };
    },
    generateBundle: {
      // After Vite has written the file.
      order: "post",
      handler(_, bundle) {
        const notices = bundle[FILE];
        if (notices?.type === "asset") notices.source += OTHERS;
      },
    },
  };
}
