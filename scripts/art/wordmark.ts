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
  path: "${relativePath(path)}",
};
`;
}

/** @returns the same path in half as many characters */
function relativePath(path: string): string {
  let [x, y] = [0, 0];
  const moves = path.replaceAll(/([MLQ])([\d ]+)/g, (_, command: string, numbers: string) => {
    const points = numbers.split(" ").map(Number);
    const steps = points.map((value, index) => value - (index % 2 === 0 ? x : y));
    [x = 0, y = 0] = points.slice(-2);
    return `${command.toLowerCase()}${steps.join(" ")}`;
  });
  return moves
    .replaceAll(/l(-?\d+) 0(?!\d)/g, "h$1")
    .replaceAll(/l0 (-?\d+)/g, "v$1")
    .replaceAll(" -", "-")
    .toLowerCase();
}
