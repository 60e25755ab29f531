/** Rules that concern several entries, or files beside them. What one file takes is in content/schema/. */
import { existsSync, globSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { sitePages } from "#app/discovery/site-pages.ts";
import { companyDay } from "#app/lib/dates.ts";
import { slug } from "#app/lib/slug.ts";
import { PICTURE_SIZES, type PictureKind } from "#app/media/picture-sizes.ts";
import routes from "#app/routes.ts";
import { pictureSources } from "./pictures.ts";
import type { Problem } from "./problem.ts";
import { PUBLISHED_URLS, REDIRECTS, readPublishedUrls, readRedirects } from "./published-urls.ts";
import type { Content } from "./read-content.ts";
import { isPicture, type Value, valuesIn } from "./values.ts";

/** What the rules compare. */
interface CheckedSite extends Content {
  /** The project's folder. */
  root: string;
  values: Value[];
  /** Paths of all pages, including entries with mistakes, so that one mistake does not cause others. */
  paths: Set<string>;
}

/**
 * Finds the mistakes in content that can be read.
 *
 * @param root the project's folder
 */
export async function ruleProblems(content: Content, root = process.cwd()): Promise<Problem[]> {
  const allRoutes = routes.flatMap(({ children = [], ...route }) => [route, ...children]);
  const files = content.files.filter(({ data }) => !data?.draft);
  const known = [...sitePages(content.entries), ...files].map(({ path }: { path?: string }) => path ?? "");
  const paths = new Set([...known, ...allRoutes.map(({ path }) => `/${path}`)]);
  const site = {
    ...content,
    root,
    paths,
    values: content.files.flatMap(({ file, data }) => valuesIn({ file, field: "", value: data })),
  };
  const pictures = await Promise.all(site.values.map((value) => pictureProblems(site, value)));
  return [
    ...[repetitions, links, vanishedPages, redirects, strayFiles].flatMap((rule) => rule(site)),
    ...pictures.flat(),
  ];
}

/** Titles of entries, and ids of openings. */
function repetitions({ files }: CheckedSite): Problem[] {
  const owners = new Map<string, string>();
  return files.flatMap(({ file, folder, data }) =>
    ["title", "id"].flatMap((field): Problem[] => {
      const value = folder && data?.[field];
      // A closed opening may be posted again under another id.
      if (!value || (folder === "careers" && field === "title")) return [];
      const key = `${folder} ${field} ${value}`.toLowerCase();
      const owner = owners.get(key);
      owners.set(key, owner ?? file);
      return owner ? [{ file, field, message: `is the same in ${owner}.` }] : [];
    }),
  );
}

function links(site: CheckedSite): Problem[] {
  const inTexts = site.files.flatMap(({ file, links: found }) =>
    found.map(({ href, ...place }) => ({ file, ...place, value: href })),
  );
  const inFields = site.values.filter(({ field }) => field !== "url");
  return [...inTexts, ...inFields].flatMap(({ value, ...place }) => {
    const message = typeof value === "string" && value.startsWith("/") ? targetProblem(site, value) : undefined;
    return message ? [{ ...place, message }] : [];
  });
}

/** @returns what is wrong with a link, or undefined if it leads somewhere */
function targetProblem({ entries, files, paths, root }: CheckedSite, target: string): string | undefined {
  const [path = "", anchor] = target.replace(/\?[^#]*/, "").split("#");
  if (!paths.has(path)) return existsSync(join(root, "public", path)) ? undefined : `"${target}" is not a page.`;
  const article = entries.articles.find(({ url }) => url === path);
  if (article && article.date > companyDay(new Date())) {
    return `"${target}" is an article that is not published until ${article.date}.`;
  }
  // test/worker/page-parts.test.ts knows the places of other pages.
  const anchors =
    {
      "/portfolio": files.filter(({ folder }) => folder === "projects").map(({ name }) => name),
      "/careers": entries.openings.map(({ id }) => `opening-${id}`),
    }[path] ?? article?.sections.map(({ id }) => id);
  if (!anchors || anchor === undefined || anchors.includes(anchor)) return undefined;
  return `"${target}" is not a place of that page; it has ${anchors.map((id) => `#${id}`).join(", ")}.`;
}

/** A published URL stays, as a page or as a redirect. */
function vanishedPages({ root, paths }: CheckedSite): Problem[] {
  const moved = readRedirects(root);
  const gone = readPublishedUrls(root).filter(
    (path) => !paths.has(path) && !moved.some(({ matches }) => matches.test(path)),
  );
  const advice = `say in ${REDIRECTS} where it leads now, or delete the line if it was never online.`;
  return gone.map((path) => ({ file: PUBLISHED_URLS, message: `${path} is no longer a page: ${advice}` }));
}

/** wrangler checks their grammar (developers.cloudflare.com/workers/static-assets/redirects/). */
function redirects(site: CheckedSite): Problem[] {
  return readRedirects(site.root).flatMap(({ line, from, to }) => {
    const target = /^https?:\/\/|:\w/.test(to) ? undefined : targetProblem(site, to);
    const message = site.paths.has(from)
      ? `"${from}" is a page, which the redirect would hide.`
      : target && `"${from}" cannot be redirected: ${target}`;
    return message ? [{ file: REDIRECTS, line, message }] : [];
  });
}

/** Windows hides the last ending of a name. */
function strayFiles({ root }: CheckedSite): Problem[] {
  const files = globSync("content/**/*.*", {
    cwd: root,
    exclude: ["content/images/**", "**/*.{ts,md}", PUBLISHED_URLS],
  });
  return files.map((file) => ({ file, message: "is not read: its name must end in .ts." }));
}

async function pictureProblems({ root }: CheckedSite, { file, field, value }: Value): Promise<Problem[]> {
  if (!isPicture(value)) return [];
  const { kind, name } = value;
  const named = { file, field: `${field}.name` };
  if (!/^[a-z0-9-]+$/.test(name)) {
    const advice = /\.\w{3,4}$/.test(name) ? "leave the ending out" : `call it "${slug(name)}"`;
    return [{ ...named, message: `"${name}" is not the name of a picture: ${advice}.` }];
  }
  const [source, other] = pictureSources(kind, name, root);
  if (source === undefined) {
    const place = `content/images/${kind}/, ${neededSize(kind)} px or more`;
    return [
      { ...named, message: `"${name}" has no source: put ${name}.png, .jpg, .webp, .svg or .html into ${place}.` },
    ];
  }
  if (other) return [{ file: other, message: `and ${basename(source)} are one picture: delete one of them.` }];
  const message = source.endsWith(".html") ? undefined : await sourceProblem(kind, join(root, source));
  return message ? [{ file: source, message }] : [];
}

async function sourceProblem(kind: PictureKind, file: string): Promise<string | undefined> {
  const picture = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!picture || picture.compression === "hevc") return "cannot be read: save it as JPEG, PNG, WebP or SVG.";
  const { width, height } = PICTURE_SIZES[kind];
  const size = picture.autoOrient ?? picture;
  const isDrawing = picture.format === "svg";
  const fits = isDrawing
    ? Math.abs(size.width / size.height - width / height) < 0.01
    : size.width >= width && size.height >= height;
  const needed = `${neededSize(kind)}${isDrawing ? "" : " or more"}`;
  return fits ? undefined : `has ${size.width} × ${size.height} pixels; ${kind} need ${needed}.`;
}

function neededSize(kind: PictureKind): string {
  const { width, height } = PICTURE_SIZES[kind];
  return `${width} × ${height}`;
}
