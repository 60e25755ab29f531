/** Rules that concern several entries, or files beside them. What one entry takes is in content/schema/. */
import { dirname } from "node:path";
import { closest, distance } from "fastest-levenshtein";
import * as simpleIcons from "simple-icons";
import { slug } from "../../app/lib/slug.ts";
import { bodyOf } from "./compile-article.ts";
import { linkProblems } from "./link-rules.ts";
import { pictureProblems } from "./picture-rules.ts";
import type { Problem } from "./problem.ts";
import type { Site } from "./site.ts";
import { isData, isPicture, type Value } from "./values.ts";

const MIN_ARTICLE_WORDS = 150;

/** @returns the mistakes in content whose pages are valid (arePagesValid). */
export function ruleProblems(site: Site): Problem[] {
  const isComplete = site.content.files.every(({ data }) => data !== undefined);
  const rules = [repetitions, characters, articleTexts, dates, spellings, unknownNames, linkProblems];
  return [...rules.flatMap((rule) => rule(site)), ...pictureProblems(site.values, site.pictures, isComplete)];
}

function repetitions(site: Site): Problem[] {
  const owners = new Map<string, Value>();
  return site.values.flatMap((value): Problem[] => {
    const key = uniqueKey(site, value)?.toLowerCase();
    if (key === undefined) return [];
    const owner = owners.get(key);
    owners.set(key, owner ?? value);
    if (!owner) return [];
    const { file, field } = value;
    return [{ file, field, message: `is the same as ${owner.field} in ${owner.file}.` }];
  });
}

/** @returns a text that no two values may share, or undefined if the value may be repeated. */
function uniqueKey({ day }: Site, { file, field, value, parent }: Value): string | undefined {
  if (!isData(parent) || (typeof value !== "string" && typeof value !== "number")) return undefined;
  if (field === "order" || field === "id") return `${dirname(file)} ${field} ${value}`;
  const [key] = /\w+$/.exec(field) ?? [];
  if (key === "description" || key === "excerpt") return `${key} ${value}`;
  if (key === "name" && isPicture(parent)) return `picture ${parent.kind} ${value}`;
  const isEntryTitle = field === "title" && /\/(blogs|news|services|careers)\//.test(file);
  // A closed opening may be posted again.
  const isClosed = typeof parent.closes === "string" && parent.closes < day;
  const isPageTitle = key === "title" && "intro" in parent;
  return isPageTitle || (isEntryTitle && !isClosed) ? `title ${value}` : undefined;
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
  return [...articles.values()].flatMap((article) => {
    const { words, problems } = bodyOf(article);
    const message = `has ${words} words; an article needs at least ${MIN_ARTICLE_WORDS}.`;
    const tooShort = words < MIN_ARTICLE_WORDS ? [{ field: "content", message }] : [];
    return [...problems, ...tooShort].map((problem) => ({ file: `content${article.url}.ts`, ...problem }));
  });
}

function dates({ content: { files }, day }: Site): Problem[] {
  const inAYear = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return files.flatMap(({ file, data, problems }): Problem[] => {
    if (!isData(data) || problems.length > 0) return [];
    const { date, datePosted } = data;
    // A mistyped year would hide an article for decades.
    if (typeof date === "string" && date > inAYear) {
      return [{ file, field: "date", message: `"${date}" is more than a year ahead: is the year right?` }];
    }
    if (typeof datePosted !== "string" || datePosted <= day) return [];
    const message = `"${datePosted}" is in the future: it is the day the opening goes online.`;
    return [{ file, field: "datePosted", message }];
  });
}

/** The spelling that most articles use is the right one. Among equally frequent ones, the oldest is. */
function spellings({ content: { entries } }: Site): Problem[] {
  const uses = entries.articles.toReversed().flatMap(({ url, category, tags }) => {
    const file = `content${url}.ts`;
    return [
      { file, field: "category", name: category, key: `category ${slug(category)}` },
      ...tags.map((tag, index) => ({ file, field: `tags[${index}]`, name: tag, key: `tag ${slug(tag)}` })),
    ];
  });
  const groups = Map.groupBy(uses, ({ key, name }) => `${key} ${name}`);
  const byFrequency = [...groups.values()].toSorted((a, b) => b.length - a.length);
  const accepted: typeof uses = [];
  return byFrequency.flatMap((group): Problem[] => {
    const [first] = group;
    if (!first) return [];
    const { name, key, field } = first;
    const written = accepted.find((one) => one.key === key);
    // A category of two articles is intended.
    const misspelled =
      field === "category" && group.length === 1
        ? accepted.find((one) => one.field === field && isMisspelled(name, one.name))
        : undefined;
    if (!written) accepted.push(first);
    const other = written ?? misspelled;
    if (!other) return [];
    const is = written ? "is written" : "looks like a misspelling of";
    const message = `"${name}" ${is} "${other.name}" in ${other.file}: write it the same way.`;
    return group.map(({ file, field }) => ({ file, field, message }));
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

function unknownNames({ content: { entries, files } }: Site): Problem[] {
  const projects = files.filter(({ folder }) => folder === "projects").map(({ name }) => name);
  const brands = Object.values(simpleIcons).map(({ slug }) => slug);
  return entries.services.flatMap(({ slug, detail }) => {
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
