/** Rules that concern several entries, or files beside them. What one entry takes is in content/schema/. */
import { dirname } from "node:path";
import { closest, distance } from "fastest-levenshtein";
import * as simpleIcons from "simple-icons";
import { slug } from "#app/lib/slug.ts";
import { articleFile, type CheckedSite, readCheckedSite } from "./checked-site.ts";
import { bodyOf } from "./compile-article.ts";
import { linkProblems } from "./link-rules.ts";
import { pictureProblems } from "./picture-rules.ts";
import type { Problem } from "./problem.ts";
import { type Content, isPage } from "./read-content.ts";
import { documentTexts, isPicture } from "./values.ts";

/**
 * Finds the mistakes in content whose pages are valid (arePagesValid).
 *
 * @param root the project's folder
 */
export async function ruleProblems(content: Content, root = process.cwd()): Promise<Problem[]> {
  const site = readCheckedSite(content, root);
  const rules = [
    repetitions,
    characters,
    articleTexts,
    dates,
    similarCategories,
    spellings,
    unknownNames,
    linkProblems,
  ];
  return [...rules.flatMap((rule) => rule(site)), ...(await pictureProblems(site, root))];
}

/** A value that no other place may have. */
interface Unique {
  file: string;
  field: string;
  /** The value and what it is for. */
  key: string;
}

function repetitions(site: CheckedSite): Problem[] {
  const owners = new Map<string, Unique>();
  return [...titles(site), ...numbersAndTexts(site)].flatMap((unique): Problem[] => {
    const key = unique.key.toLowerCase();
    const owner = owners.get(key);
    owners.set(key, owner ?? unique);
    if (!owner) return [];
    const { file, field } = unique;
    return [{ file, field, message: `is the same as ${owner.field} in ${owner.file}.` }];
  });
}

function titles({ files, articles, services, published }: CheckedSite): Unique[] {
  const pages = files.filter(isPage);
  const entries = [
    ...articles.map((article) => ({ file: articleFile(article), title: article.title })),
    ...services.map(({ slug, title }) => ({ file: `content/services/${slug}.ts`, title })),
    // A closed opening may be posted again.
    ...published.openings.map(({ slug, title }) => ({ file: `content/careers/${slug}.ts`, title })),
  ];
  return [
    ...pages.flatMap(({ file, data }) =>
      documentTexts(data).map(([name, { title }]) => ({ file, field: `${name}.title`, key: `title ${title}` })),
    ),
    ...entries.map(({ file, title }) => ({ file, field: "title", key: `title ${title}` })),
  ];
}

/** Pictures, places in lists, ids of openings, and descriptions, whether for search results or on cards. */
function numbersAndTexts({ values }: CheckedSite): Unique[] {
  return values.flatMap(({ file, field, value }): Unique[] => {
    if (isPicture(value)) return [{ file, field: `${field}.name`, key: `picture ${value.kind} ${value.name}` }];
    if (field === "order" || field === "id") return [{ file, field, key: `${dirname(file)} ${field} ${value}` }];
    const [name = ""] = /(description|excerpt)$/.exec(field) ?? [];
    return name !== "" && !String(value).startsWith("TODO") ? [{ file, field, key: `${name} ${value}` }] : [];
  });
}

/**
 * Controls but the line break of code, lone surrogates, private use, noncharacters, line separators, and marks that
 * reverse the direction of what follows. Joiners and isolates stay, because some scripts need them.
 */
const NEEDLESS_CHARACTER = /(?!\n)[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202a-\u202e]/gu;

function characters({ values }: CheckedSite): Problem[] {
  return values.flatMap(({ file, field, value }): Problem[] => {
    const found = typeof value === "string" ? new Set(value.match(NEEDLESS_CHARACTER)) : [];
    return [...found].map((character) => {
      const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
      return { file, field, message: `has U+${code}, which no text needs: delete it.` };
    });
  });
}

function articleTexts({ articles }: CheckedSite): Problem[] {
  return articles.flatMap((article) =>
    bodyOf(article).problems.map(({ field, message }) => ({ file: articleFile(article), field, message })),
  );
}

function dates({ articles, openings, day }: CheckedSite): Problem[] {
  const inAYear = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return [
    // A mistyped year would hide an article for decades.
    ...articles
      .filter(({ date }) => date > inAYear)
      .map((article) => {
        const message = `"${article.date}" is more than a year ahead: is the year right?`;
        return { file: articleFile(article), field: "date", message };
      }),
    ...openings
      .filter(({ datePosted }) => datePosted > day)
      .map(({ slug, datePosted }) => {
        const message = `"${datePosted}" is in the future: it is the day the opening goes online.`;
        return { file: `content/careers/${slug}.ts`, field: "datePosted", message };
      }),
  ];
}

/** A category or a tag of an article. */
interface Label {
  file: string;
  field: string;
  name: string;
  /** Ignores case, accents and punctuation. */
  key: string;
}

/** @returns those of the oldest article first, because its spelling is the right one */
function labels({ articles }: CheckedSite): Label[] {
  return articles.toReversed().flatMap((article) => {
    const { category, tags } = article;
    const file = articleFile(article);
    return [
      { file, field: "category", name: category, key: `category ${slug(category)}` },
      ...tags.map((name, index) => ({ file, field: `tags[${index}]`, name, key: `tag ${slug(name)}` })),
    ];
  });
}

function spellings(site: CheckedSite): Problem[] {
  const accepted = new Map<string, Label>();
  return labels(site).flatMap((label) => {
    const right = accepted.get(label.key) ?? label;
    accepted.set(label.key, right);
    return right.name === label.name ? [] : [spellingProblem(label, "is written", right)];
  });
}

function similarCategories(site: CheckedSite): Problem[] {
  const uses = labels(site).filter(({ field }) => field === "category");
  const categories = uses.filter((use, index) => uses.findIndex(({ key }) => key === use.key) === index);
  return categories.flatMap((category, index) => {
    // A category of two articles is intended.
    if (uses.filter(({ key }) => key === category.key).length > 1) return [];
    const similar = categories.slice(0, index).find(({ name }) => isMisspelled(category.name, name));
    return similar ? [spellingProblem(category, "looks like a misspelling of", similar)] : [];
  });
}

function spellingProblem({ file, field, name }: Label, is: string, right: Label): Problem {
  return { file, field, message: `"${name}" ${is} "${right.name}" in ${right.file}: write it the same way.` };
}

/** Whether two words differ by one letter or by two swapped letters, and not only in case. */
function isMisspelled(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  // "B2B" and "B2C", "PR" and "HR" are different words.
  if (a === b || Math.min(a.length, b.length) < 3 || /\d/.test(a + b)) return false;
  const haveSameLetters = [...a].toSorted().join("") === [...b].toSorted().join("");
  return distance(a, b) === 1 || (distance(a, b) === 2 && haveSameLetters);
}

function unknownNames({ services, files }: CheckedSite): Problem[] {
  const projects = files.filter(({ folder }) => folder === "projects").map(({ name }) => name);
  const brands = Object.values(simpleIcons).map(({ slug }) => slug);
  return services.flatMap(({ slug, detail }) => {
    const check = (field: string, name: string, known: string[], what: string): Problem[] => {
      const message = `"${name}" is not ${what}; the nearest is "${closest(name, known)}".`;
      return known.includes(name) ? [] : [{ file: `content/services/${slug}.ts`, field, message }];
    };
    return [
      ...detail.technologies.flatMap(({ icon }, index) =>
        check(`detail.technologies[${index}].icon`, icon, brands, "a name in simple-icons"),
      ),
      ...detail.relatedProjects.flatMap((name, index) =>
        check(`detail.relatedProjects[${index}]`, name, projects, "a project"),
      ),
    ];
  });
}
