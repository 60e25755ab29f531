import satori from "satori";
import { cutFonts } from "./typeface.ts";

/** The viewBox from the tops of capitals, which are 75 units high, to both edges. */
const [ABOVE, HEIGHT] = [26, 128];

/** @returns a module with a name as the logo shows it: drawn, so that no other typeface sets it */
export async function wordmarkModule(name: string): Promise<string> {
  const fonts = await cutFonts([800]);
  async function draw(text: string) {
    const style = { display: "flex", fontSize: 100, fontFamily: fonts.map((font) => font.name).join(", ") };
    const spaced = { ...style, fontWeight: 800, letterSpacing: "-.035em", whiteSpace: "nowrap" };
    const box = { type: "div", key: null, props: { style: spaced, children: text } };
    const svg = await satori(box, { width: 10_000, height: 200, fonts });
    const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = ""]) => path);
    // A unit is a fifth of a pixel, so whole ones are enough.
    const whole = paths.join("").replaceAll(/-?[\d.]+/g, (number) => String(Math.round(Number(number))));
    const path = whole.replaceAll(/(\d+ \d+)L\1(?!\d)/g, "$1").trim();
    const numbers = path.match(/-?\d+/g)?.map(Number) ?? [];
    return {
      path,
      xs: numbers.filter((_, index) => index % 2 === 0),
      ys: numbers.filter((_, index) => index % 2 === 1),
    };
  }
  const { path, xs } = await draw(name);
  const { ys } = await draw("H");
  const left = Math.min(...xs);
  const viewBox = [left, Math.min(...ys) - ABOVE, Math.max(...xs) - left, HEIGHT].join(" ");
  return `/** ${JSON.stringify(name)} in the site's typeface, drawn by \`npm run art\`. */
export const wordmark = {
  viewBox: "${viewBox}",
  path: "${path}",
};
`;
}
