import { defineConfig, presetWind3, transformerVariantGroup } from "unocss";
import { colorStyles, colors } from "./app/colors.ts";
import { breakpoints } from "./app/lib/breakpoints.ts";

export default defineConfig({
  presets: [presetWind3({ dark: { dark: ":is(.dark, .night)" }, preflight: "on-demand" })],
  transformers: [transformerVariantGroup()],
  outputToCssLayers: { cssLayerName: (layer) => (layer === "preflights" ? "base" : "utilities") },
  preflights: [{ getCSS: () => colorStyles }],
  configDeps: ["app/lib/breakpoints.ts", "app/colors.ts"],
  // UnoCSS emits calc() with two units in @media for `max-lg:`, which Chromium 92 does not support.
  postprocess: (rule) => {
    rule.parent = rule.parent?.replace(/calc\((\d+)rem - 0.1px\)/g, (_, rem) => `${Number(rem) - 0.01}rem`);
  },
  theme: {
    colors: Object.fromEntries(Object.keys(colors).map((name) => [name, `var(--${name})`])),
    // 14, 16, 18, 22, 36 and 56 px. The large sizes are smaller on phones. The vw limits let words fit at 200% text size.
    // sm is for captions and tags only.
    fontSize: {
      sm: ["0.875rem", "1.5"],
      base: ["1rem", "1.65"],
      lg: ["min(8.5vw, 1.125rem)", "1.5"],
      xl: ["min(8.5vw, clamp(1.25rem, 1.2rem + 0.3vw, 1.375rem))", "1.3", "-0.02em"],
      "2xl": ["min(11vw, clamp(1.75rem, 1.5rem + 1vw, 2.25rem))", "1.15", "-0.025em"],
      "3xl": ["min(12vw, clamp(clamp(1.875rem, 9.4vw, 2.25rem), 1.2rem + 3.5vw, 3.5rem))", "1.06", "-0.028em"],
    },
    breakpoints,
    media: {
      // A phone in landscape.
      landscape: "(min-width: 33rem) and (max-height: 29.99rem)",
      // Windows tall enough for sticky elements.
      tall: "(min-height: 30rem)",
      forced: "(forced-colors: active)",
      // A desktop window at 400% zoom.
      tiny: "(max-height: 19.99rem)",
    },
    borderRadius: { card: "14px", pill: "999px" },
  },
  shortcuts: {
    // Leaves room for the back-to-top link, and takes 75% of windows from 1600 to 2160 px.
    "page-column": "mx-auto w-full max-w-[1200px] px-$gutter xl:(max-w-[min(100%-104px,clamp(1200px,75%,90rem))] px-0)",
    // Extends behind the fixed header, if it is the first element of a page.
    "behind-header": "[main>&:first-child]:(-mt-$header pt-$header)",
    // For a drawing behind text, in an element with `isolate`. As an item of a grid, it needs no position.
    scene: "pointer-events-none -z-1 print:hidden media-forced:hidden",
    // Stays below the header while the text beside it scrolls.
    "sticky-aside": "sticky top-[calc(var(--header)+3rem)]",
    "section-padding": "py-12 sm:py-20 lg:py-24",
    // About 65 characters per line. `ch` would be the width of a zero, which is wider than the average.
    "reading-width": "max-w-[34em]",
    // Paragraph below a heading: about 54 characters per line.
    "lead-text": "max-w-[29em] text-lg text-muted text-balance",
    "card-frame": "rounded-card border bg-surface",
    // On hover, a card is tinted and its arrow moves.
    "card-tint": "relative hover:bg-brand-soft",
    // A card without border, whose tint extends beyond the text.
    "card-tint-wide":
      "card-tint rounded-card hover:[box-shadow:0_0_0_0.75rem_var(--brand-soft)] [&_.stretched-link]:after:-inset-[min(0.75rem,5vw)]",
    // Requires an ancestor with the class `group`.
    "moving-arrow": "group-hover:[translate:2px]",
    "plain-link": "rounded underline-offset-4 hover:underline",
    // Two lines of a longer label, such as a translation, fit the header.
    "nav-link":
      "block whitespace-nowrap rounded-md px-1 py-1 text-sm font-550 text-muted lg:(px-2 text-base) underline-offset-6 hover:underline " +
      "aria-[current]:(text-brand underline decoration-2)",
    // Extends a link and its focus outline over the nearest `relative` ancestor.
    "stretched-link":
      "after:(absolute inset-0 rounded-card content-empty) " +
      "focus-visible:(outline-transparent after:(outline-2 outline-brand outline-solid -outline-offset-2))",
    // Button with an icon only. The icon sets its size and may set its color.
    "icon-button": "grid size-11 place-items-center rounded-pill text-muted hover:bg-brand-soft",
    "arrow-link":
      "inline-flex min-h-6 items-center gap-1.5 border-b-1.5 border-brand pb-0.5 font-650 text-brand print:hidden",
    // From 352 px up, the lines of an address do not break. WebKit would break them in a box that fits them exactly.
    "address-lines": "whitespace-pre-line not-italic min-[22rem]:whitespace-pre",
    "footer-link": "inline-block plain-link py-1",
  },
});
