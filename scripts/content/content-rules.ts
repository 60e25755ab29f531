/** Rules that concern several entries, or files beside them. What one entry takes is in content/schema/. */
import { dirname } from "node:path";
import { closest, distance } from "fastest-levenshtein";
import * as simpleIcons from "simple-icons";
import { slug } from "#app/lib/slug.ts";
import { bodyOf } from "./compile-article.ts";
import { linkProblems } from "./link-rules.ts";
import { pictureProblems } from "./picture-rules.ts";
import type { Problem } from "./problem.ts";
import type { Content } from "./read-content.ts";
import { articleFile, readSite, type Site } from "./site.ts";
import { isPicture, pageHeads } from "./values.ts";

const MIN_ARTICLE_WORDS = 150;

/**
 * Finds the mistakes in content whose pages are valid (arePagesValid).
 *
 * @param root the project's folder
 */
export async function ruleProblems(content: Content, root = process.cwd()): Promise<Problem[]> {
  const site = readSite(content, root);
  const rules = [repetitions, characters, articleTexts, dates, spellings, unknownNames, linkProblems];
  return [...rules.flatMap((rule) => rule(site)), ...(await pictureProblems(site, root))];
}

/** A value that no other place may have. */
interface Unique {
  file: string;
  field: string;
  /** The value and what it is for. */
  key: string;
}

function repetitions(site: Site): Problem[] {
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

function titles({ files, articles, services, published }: Site): Unique[] {
  const pages = files.filter(({ folder }) => !folder);
  const entries = [
    ...articles.map((article) => ({ file: articleFile(article), title: article.title })),
    ...services.map(({ slug, title }) => ({ file: `content/services/${slug}.ts`, title })),
    // A closed opening may be posted again.
    ...published.openings.map(({ slug, title }) => ({ file: `content/careers/${slug}.ts`, title })),
  ];
  return [
    ...pages.flatMap(({ file, data }) =>
      pageHeads(data).map(([name, { title }]) => ({ file, field: `${name}.title`, key: `title ${title}` })),
    ),
    ...entries.map(({ file, title }) => ({ file, field: "title", key: `title ${title}` })),
  ];
}

/** Pictures, places in lists, ids of openings, and descriptions, whether for search results or on cards. */
function numbersAndTexts({ values }: Site): Unique[] {
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

function characters({ values }: Site): Problem[] {
  return values.flatMap(({ file, field, value }): Problem[] => {
    const found = typeof value === "string" ? new Set(value.match(NEEDLESS_CHARACTER)) : [];
    return [...found].map((character) => {
      const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
      return { file, field, message: `has U+${code}, which no text needs: delete it.` };
    });
  });
}

function articleTexts({ articles }: Site): Problem[] {
  return articles.flatMap((article) => {
    const { words, problems } = bodyOf(article);
    const message = `has ${words} words; an article needs at least ${MIN_ARTICLE_WORDS}.`;
    const tooShort = words < MIN_ARTICLE_WORDS ? [{ field: "content", message }] : [];
    return [...problems, ...tooShort].map((problem) => ({ file: articleFile(article), ...problem }));
  });
}

function dates({ articles, openings, day }: Site): Problem[] {
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

/** The spelling of the oldest article is the right one. */
function spellings({ articles }: Site): Problem[] {
  const uses = articles.toReversed().flatMap(({ url, category, tags }) => {
    const file = articleFile({ url });
    const namedTags = tags.map((name, index) => ({ file, field: `tags[${index}]`, name, key: `tag ${slug(name)}` }));
    return [{ file, field: "category", name: category, key: `category ${slug(category)}` }, ...namedTags];
  });
  const accepted = new Map<string, (typeof uses)[number]>();
  const misspelled = (use: (typeof uses)[number]) => {
    // A category of two articles is intended.
    if (use.field !== "category" || uses.filter(({ key }) => key === use.key).length > 1) return undefined;
    return [...accepted.values()].find(({ field, name }) => field === "category" && isMisspelled(use.name, name));
  };
  return uses.flatMap((use): Problem[] => {
    const { file, field, name, key } = use;
    const written = accepted.get(key);
    const other = written ?? misspelled(use);
    if (!written) accepted.set(key, use);
    if (!other || other.name === name) return [];
    const is = written ? "is written" : "looks like a misspelling of";
    return [{ file, field, message: `"${name}" ${is} "${other.name}" in ${other.file}: write it the same way.` }];
  });
}

/** Whether two words differ by one letter or by two swapped letters, and not only in case. */
function isMisspelled(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  // "B2B" and "B2C", "PR" and "HR" are different words.
  if (a === b || Math.min(a.length, b.length) < 3 || /\d/.test(a + b)) return false;
  const haveSameLetters = [...a].toSorted().join("") === [...b].toSorted().join("");
  return distance(a, b) === 1 || (distance(a, b) === 2 && haveSameLetters);
}

function unknownNames({ services, files }: Site): Problem[] {
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
