/** In units of public/images/world-dots.svg; scripts/art/world-dots.ts prints them. */
export const REACH_HOME = { name: "Islamabad", x: 663, y: 142 };

/** `via` is the control point of the line from Islamabad; `anchor`, `dx` and `dy` place the label. */
export const REACH_CITIES = [
  { name: "Dubai", x: 619, y: 169, via: "630 140", anchor: "end", dx: "-.6em", dy: ".85em" },
  { name: "London", x: 473, y: 85, via: "575 62", anchor: "end", dx: "-.55em", dy: ".95em" },
  { name: "New York", x: 283, y: 119, via: "490 -58", anchor: "start", dx: ".45em", dy: "1.05em" },
  { name: "Singapore", x: 758, y: 246, via: "742 165", anchor: "end", dx: "-.6em", dy: ".85em" },
  { name: "Sydney", x: 868, y: 360, via: "868 178", anchor: "middle", dx: "0", dy: "1.55em" },
];
