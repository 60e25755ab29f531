declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    /** Undefined with `keepAllGlyphs`. */
    characters: string | undefined,
    options: {
      targetFormat: "woff2" | "truetype";
      variationAxes: Record<string, number | { min: number; max: number }>;
      keepFeatures?: string[];
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
