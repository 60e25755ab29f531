import { useEffect, useRef, useState } from "react";

const LOAD_MARGIN = "200px";

/** Addresses of OpenStreetMap. Degrees (WGS 84); `span` is half the width of the map. */
export function mapAddresses({ latitude, longitude, span }: { latitude: number; longitude: number; span: number }) {
  const box = [longitude - span, latitude - span / 2, longitude + span, latitude + span / 2];
  const area = box.map((degrees) => degrees.toFixed(4)).join("%2C");
  return {
    frame: `https://www.openstreetmap.org/export/embed.html?bbox=${area}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    directions: `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
  };
}

/** Native lazy loading would contact OpenStreetMap much earlier; it remains the fallback without JavaScript. */
export function OfficeMap({ frame, city }: { frame: string; city: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
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
    <div ref={place} className="grid min-h-60 grow border-t bg-sunken print:hidden">
      {near ? map : <noscript>{map}</noscript>}
    </div>
  );
}
