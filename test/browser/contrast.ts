/** @param hex "#0a1b2c". @returns the computed value, "rgb(10, 27, 44)" */
export function rgb(hex: string): string {
  return `rgb(${(hex.match(/\w\w/g) ?? []).map((part) => Number.parseInt(part, 16)).join(", ")})`;
}

/** @returns the contrast ratio of two computed colors, "rgb(1, 2, 3)", from 1 to 21 */
export function contrastRatio(one: string, other: string): number {
  const [high = 0, low = 0] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((value) => {
    const part = Number(value) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
