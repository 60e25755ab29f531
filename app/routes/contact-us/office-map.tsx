import { NearViewport } from "#app/ui/near-viewport.tsx";
import type { contact } from "#content/site.ts";

/** Width of the map, in degrees. */
const MAP_WIDTH = 0.024;

/** @returns OpenStreetMap URLs for the embedded map and for directions */
export function mapUrls({ latitude, longitude }: typeof contact.address) {
  const [dx, dy] = [MAP_WIDTH / 2, MAP_WIDTH / 4];
  const box = [longitude - dx, latitude - dy, longitude + dx, latitude + dy];
  const area = box.map((degrees) => degrees.toFixed(4)).join("%2C");
  const place = `${latitude}%2C${longitude}`;
  return {
    embed: `https://www.openstreetmap.org/export/embed.html?bbox=${area}&layer=mapnik&marker=${place}`,
    directions: `https://www.openstreetmap.org/directions?to=${place}`,
  };
}

export function OfficeMap({ url, city }: { url: string; city: string }) {
  return (
    <div className="relative min-h-60 grow border-t bg-sunken print:hidden">
      <NearViewport>
        <iframe
          src={url}
          title={`Map of our office in ${city}`}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          className="absolute inset-0 size-full dark:[filter:brightness(0.75)]"
        />
      </NearViewport>
    </div>
  );
}
