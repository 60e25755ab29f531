import { WhenNear } from "#app/visitor/when-near.tsx";
import type { office } from "#content/site.ts";

/** Makes the OpenStreetMap URLs for the map and for directions. */
export function mapAddresses({ latitude, longitude, mapWidth }: typeof office) {
  const [dx, dy] = [mapWidth / 2, mapWidth / 4];
  const box = [longitude - dx, latitude - dy, longitude + dx, latitude + dy];
  const area = box.map((degrees) => degrees.toFixed(4)).join("%2C");
  const place = `${latitude}%2C${longitude}`;
  return {
    frame: `https://www.openstreetmap.org/export/embed.html?bbox=${area}&layer=mapnik&marker=${place}`,
    directions: `https://www.openstreetmap.org/directions?to=${place}`,
  };
}

/** Loads the map only near the viewport. Native lazy loading would contact OpenStreetMap much earlier. */
export function OfficeMap({ frame, city }: { frame: string; city: string }) {
  const map = (
    <iframe
      title={`Map of our office in ${city}`}
      src={frame}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className="size-full"
    />
  );
  return (
    <WhenNear
      className="grid min-h-60 grow border-t bg-sunken print:hidden"
      before={<noscript>{map}</noscript>}
      load={async () => map}
    />
  );
}
