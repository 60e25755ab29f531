import type { ComponentProps } from "react";
import construction from "./construction.svg?url";
import drawings from "./drawings.svg?url";
import software from "./software.svg?url";
import weaves from "./weaves.svg?url";

/** File of each drawing, by its id there. The large ones are in files of their own, which only some pages load. */
const FILES = {
  "hero-browser": software,
  "hero-day": software,
  "hero-night": software,
  "hero-phone": software,
  "mark-quality": drawings,
  "mark-security": drawings,
  "mark-delivery": drawings,
  "portrait-star": drawings,
  "reach-home": drawings,
  "hero-weave": weaves,
  "about-motif": weaves,
  "blogs-motif": weaves,
  "careers-motif": weaves,
  "contact-motif": weaves,
  "legal-motif": weaves,
  "portfolio-motif": weaves,
  "services-motif": weaves,
  "missing-star": weaves,
  "found-star": weaves,
  "step-1": construction,
  "step-2": construction,
  "step-3": construction,
};

export type DrawingName = keyof typeof FILES;

/** A drawing in the theme's colors. Use it inside an `<svg>`. */
export function Drawing({ name, ...use }: ComponentProps<"use"> & { name: DrawingName }) {
  return <use href={`${FILES[name]}#${name}`} {...use} />;
}
