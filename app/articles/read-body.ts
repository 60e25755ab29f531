import { createContext } from "react-router";
import { type ArticleBody, bodyPath } from "./article-body.ts";

/** Reads a file that the build put beside the Worker. The Worker provides this function. */
export type ReadAsset = (path: string) => Promise<Response>;

export const assetsContext = createContext<ReadAsset>();

/**
 * @param url path of a published article
 * @throws if its body cannot be read
 */
export async function readBody(readAsset: ReadAsset, url: string): Promise<ArticleBody> {
  const response = await readAsset(bodyPath(url));
  if (!response.ok) throw new Error(`${bodyPath(url)} answered ${response.status}`);
  return response.json();
}
