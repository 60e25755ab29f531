import { createContext } from "react-router";
import { type ArticleBody, bodyPath } from "./article-body.ts";

/** Reads a file that the build put beside the Worker, by its address. Set by the Worker. */
export type ReadAsset = (path: string) => Promise<Response>;

export const assetsContext = createContext<ReadAsset>();

/** @throws when the body of an article with a head cannot be read */
export async function readBody(readAsset: ReadAsset, url: string): Promise<ArticleBody> {
  const response = await readAsset(bodyPath(url));
  if (!response.ok) throw new Error(`${bodyPath(url)} answered ${response.status}`);
  return response.json();
}
