import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expandVariantGroup } from "unocss";
import { type ESTree, type Plugin, parseSync, Visitor } from "vite";

const SOURCES = "app";

/** Their names stay: scripts and tests look for them, and they are few. */
const HAND_WRITTEN = "app/app.css";

/** A file of its own that names the variables of app.css. */
const DRAWINGS = "app/drawings.svg";

/** Looked for by scripts of others. */
const FOREIGN = ["cf-turnstile"];

/** What holds class names has a name that says so: an attribute, property, parameter or variable. */
const HOLDER = /class(es|name)?$/i;

/** A class in a selector, with its escapes. */
const CLASS = /\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi;

const VARIABLE = /--[a-z][\w-]*/g;

/**
 * Gives the utility classes names of one or two letters in what is built, the same in the Worker, in the browser's
 * scripts and in the stylesheet: every page has a few hundred of them, and its styles name them again. Variables
 * of app.css get such names too, where drawings name them as well. In development they stay readable.
 *
 * Class names are followed by the names of what holds them (`className`, `toneClassName`, `BUTTON_CLASSES`). Where
 * that does not work, and for a class without a rule, the build fails. What a script adds to `classList` is no
 * utility: it has its rule in app.css, whose names stay.
 */
export function shortClassNames(): Plugin {
  let names = new Map<string, string>();
  let variables = new Map<string, string>();
  const withShortVariables = (css: string) => css.replaceAll(VARIABLE, (name) => variables.get(name) ?? name);
  const drawings = () => {
    const source = withShortVariables(readFileSync(DRAWINGS, "utf8"));
    const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
    return { source, fileName: `assets/drawings-${hash}.svg` };
  };
  const ruled = new Set<string>();
  return {
    name: "short-class-names",
    apply: "build",
    enforce: "pre",
    config: () => ({
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: "short-class-names",
              Once(stylesheet) {
                stylesheet.walkDecls((declaration) => {
                  declaration.prop = withShortVariables(declaration.prop);
                  declaration.value = withShortVariables(declaration.value);
                });
                stylesheet.walkRules((rule) => {
                  for (const name of classesOf(rule.selector)) ruled.add(name);
                  const selectors = rule.selectors.filter((selector) =>
                    classesOf(selector).every((name) => names.has(name)),
                  );
                  // Words of the sources that happen to be utilities have rules too.
                  if (selectors.length === 0) rule.remove();
                  else rule.selectors = selectors.map((selector) => shortened(selector, names));
                });
              },
            },
          ],
        },
      },
    }),
    buildStart() {
      names = shortNames();
      variables = shortVariables();
    },
    load: {
      filter: { id: /\/app\/drawings\.svg\?url$/ },
      handler: () => `export default "/${drawings().fileName}"`,
    },
    transform: {
      filter: { id: /\/app\/[^?]*\.tsx?(\?|$)/ },
      handler(code, id) {
        let rewritten = code;
        for (const { start, end, text } of classTexts(code, id).reverse()) {
          const short = expandVariantGroup(text).replaceAll(/\S+/g, (name) => names.get(name) ?? unknown(name, id));
          rewritten = rewritten.slice(0, start) + short.replaceAll(/\s+/g, " ") + rewritten.slice(end);
        }
        return { code: rewritten, map: null };
      },
    },
    generateBundle() {
      if (this.environment.name === "client") this.emitFile({ type: "asset", ...drawings() });
      const unruled = [...names].filter(([name, short]) => name !== short && !ruled.has(name));
      if (unruled.length > 0)
        this.error(`No style is written for these classes: ${unruled.map(([name]) => name).join(" ")}`);
    },
  };
}

/** The short name of each class in the sources, the most frequent first; the same in every build of them. */
function shortNames(): Map<string, string> {
  const kept = new Set([...FOREIGN, ...classesOf(readFileSync(HAND_WRITTEN, "utf8"))]);
  const counts = new Map<string, number>();
  for (const path of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(path)) continue;
    const file = `${SOURCES}/${path}`;
    for (const { text } of classTexts(readFileSync(file, "utf8"), file)) {
      for (const [name] of expandVariantGroup(text).matchAll(/\S+/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const used = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name]) => name);
  const free = freeNames();
  const names = new Map([...kept].map((name) => [name, name]));
  for (const name of used) if (!kept.has(name)) names.set(name, free.next().value);
  return names;
}

/** The short name of each colour role: they stand in the styles of every page. */
function shortVariables(): Map<string, string> {
  const free = freeNames();
  const declared = readFileSync(HAND_WRITTEN, "utf8").matchAll(/(--[a-z][\w-]*):/g);
  return new Map(
    [...new Set(Array.from(declared, ([, name = ""]) => name))].map((name) => [name, `--${free.next().value}`]),
  );
}

/** One letter, then two. */
function* freeNames(): Generator<string, never> {
  const letters = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  yield* letters;
  for (const first of letters) for (const second of [...letters, ..."0123456789"]) yield first + second;
  throw new Error("There are more classes than names of two letters.");
}

export interface ClassText {
  start: number;
  end: number;
  text: string;
}

/** The class names in a module, in their order: the insides of its string and template literals that hold some. */
export function classTexts(code: string, file: string): ClassText[] {
  const texts = new Map<number, ClassText>();

  function add(start: number, end: number, text: string | null) {
    if (code.slice(start, end) !== text) fail(start, "Class names are written without escapes.");
    texts.set(start, { start, end, text });
  }

  function follow(node: ESTree.Node): void {
    if (node.type === "Literal" && typeof node.value === "string") add(node.start + 1, node.end - 1, node.value);
    else if (node.type === "TemplateLiteral") {
      for (const [index, { start, value }] of node.quasis.entries()) {
        const glued =
          (index > 0 && /^\S/.test(value.raw)) || (index < node.expressions.length && /\S$/.test(value.raw));
        if (glued) fail(node.start, "A class name can't be put together from parts.");
        add(start + 1, start + 1 + value.raw.length, value.raw);
      }
      for (const expression of node.expressions) follow(expression);
    } else if (node.type === "ConditionalExpression") {
      follow(node.consequent);
      follow(node.alternate);
    } else if (node.type === "ObjectExpression") {
      for (const property of node.properties) follow(property.type === "Property" ? property.value : property);
    } else if (node.type === "JSXExpressionContainer" || node.type === "TSAsExpression") follow(node.expression);
    else if (!isHolder(node)) fail(node.start, `What holds class names needs a name like "className".`);
  }

  function fail(position: number, reason: string): never {
    throw new Error(`${file}:${code.slice(0, position).split("\n").length}: ${reason} See vite/short-class-names.ts.`);
  }

  const { program, errors } = parseSync(file, code, { lang: /\.tsx/.test(file) ? "tsx" : "ts" });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  new Visitor({
    JSXAttribute({ name, value }) {
      if (name.type === "JSXIdentifier" && HOLDER.test(name.name) && value) follow(value);
    },
    Property({ key, value }) {
      if (isHolder(key) && value.type !== "AssignmentPattern") follow(value);
    },
    AssignmentPattern({ left, right }) {
      if (isHolder(left)) follow(right);
    },
    VariableDeclarator({ id, init }) {
      if (isHolder(id) && init) follow(init);
    },
  }).visit(program);
  return [...texts.values()].sort((a, b) => a.start - b.start);
}

/** Whether it is a variable for class names, or stands in one. */
function isHolder(node: ESTree.Node): boolean {
  if (node.type === "MemberExpression") return isHolder(node.object) || isHolder(node.property);
  return node.type === "Identifier" && HOLDER.test(node.name);
}

function classesOf(selector: string): string[] {
  return [...selector.matchAll(CLASS)].map(([, name = ""]) => name.replaceAll(/\\(.)/g, "$1"));
}

function shortened(selector: string, names: Map<string, string>): string {
  return selector.replaceAll(CLASS, (_, name: string) => `.${names.get(name.replaceAll(/\\(.)/g, "$1"))}`);
}

function unknown(name: string, file: string): never {
  throw new Error(`${file}: the class ${name} was not there when the build began.`);
}
