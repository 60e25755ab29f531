import { useEffect, useState } from "react";
import { Icon } from "#app/media/icon.tsx";
import { Drawing } from "#app/patterns/drawing.tsx";
import { LazyInView } from "#app/ui/lazy-in-view.tsx";
import type { office } from "#content/site.ts";

/** Width of the map, in degrees. */
const MAP_WIDTH = 0.024;

/** @returns OpenStreetMap URLs for the embedded map and for directions */
export function mapUrls({ latitude, longitude }: typeof office) {
  const [dx, dy] = [MAP_WIDTH / 2, MAP_WIDTH / 4];
  const box = [longitude - dx, latitude - dy, longitude + dx, latitude + dy];
  const area = box.map((degrees) => degrees.toFixed(4)).join("%2C");
  const place = `${latitude}%2C${longitude}`;
  return {
    embed: `https://www.openstreetmap.org/export/embed.html?bbox=${area}&layer=mapnik&marker=${place}`,
    directions: `https://www.openstreetmap.org/directions?to=${place}`,
  };
}

/**
 * Loads the map near the viewport. Native lazy loading would request OpenStreetMap much earlier. An iframe does not
 * report whether it was blocked, so a fetch tests this first. If the fetch fails, the drawn card remains.
 */
export function OfficeMap({ url, address }: { url: string; address: { city: string; lines: string[] } }) {
  const map = { src: url, title: `Map of our office in ${address.city}` };
  const card = <MapCard lines={address.lines} />;
  return (
    <LazyInView
      className="relative isolate min-h-60 grow overflow-hidden border-t bg-sunken print:hidden"
      fallback={
        <>
          {card}
          <noscript>
            <MapFrame {...map} isShown />
          </noscript>
        </>
      }
    >
      {card}
      <ReachableMapFrame {...map} />
    </LazyInView>
  );
}

function ReachableMapFrame(map: { src: string; title: string }) {
  const [isReachable, setReachable] = useState(false);
  useEffect(() => {
    fetch(map.src, { mode: "no-cors" }).then(
      () => setReachable(true),
      () => {},
    );
  }, [map.src]);
  return isReachable && <MapFrame {...map} />;
}

function MapFrame({ isShown = false, ...frame }: { src: string; title: string; isShown?: boolean }) {
  const [isLoaded, setLoaded] = useState(isShown);
  return (
    <iframe
      {...frame}
      onLoad={() => setLoaded(true)}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className={`absolute inset-0 size-full dark:[filter:brightness(0.75)] ${isLoaded ? "" : "opacity-0"}`}
    />
  );
}

/** Fallback for slow and blocked maps. Hidden from screen readers, because it repeats the address above the map. */
function MapCard({ lines }: { lines: string[] }) {
  return (
    <div aria-hidden="true" className="absolute inset-0 grid place-items-center">
      <svg
        aria-hidden="true"
        viewBox="-300 -300 600 600"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 -z-1 size-full"
      >
        <Drawing name="star-lines" className="opacity-30" />
      </svg>
      <p className="grid justify-items-center px-5 py-3 text-center text-sm card-frame">
        <Icon name="map-pin" className="mb-1 size-7 text-brand" />
        <span className="address-lines">{lines.join("\n")}</span>
      </p>
    </div>
  );
}
