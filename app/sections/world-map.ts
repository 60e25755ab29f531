/** The part of the world that public/images/world-dots.svg shows, in half its units. The map is linear in both directions. */
export const MAP = { left: 101.5, top: 0, width: 831, height: 432 };

/** @param longitude in degrees, east positive */
export const mapX = (longitude: number) => Math.round(473.3 + 2.6 * longitude);

/** @param latitude in degrees, north positive */
export const mapY = (latitude: number) => Math.round(250.6 - 3.224 * latitude);
