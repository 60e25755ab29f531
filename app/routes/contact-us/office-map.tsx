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
export function OfficeMap({
  content,
  address,
}: {
  content: { heading: string; text: string } & ReturnType<typeof mapAddresses>;
  address: { lines: string[]; city: string };
}) {
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
      title={`Map of our office in ${address.city}`}
      src={content.frame}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className="size-full"
    />
  );
  return (
    <section>
      <h2 className="text-2xl tracking-[-0.025em]">{content.heading}</h2>
      <p className="mt-3 text-muted">{content.text}</p>
      <div
        ref={place}
        className="mt-6 grid aspect-4/5 max-h-110 w-full overflow-hidden rounded-card border bg-sunken print:hidden"
      >
        {near ? map : <noscript>{map}</noscript>}
      </div>
      <div className="mt-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <address className="not-italic">
          {address.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <a href={content.directions} target="_blank" rel="noopener noreferrer" className="font-650 text-link">
          Get directions
          <span className="sr-only" data-nosnippet>
            {" "}
            (opens OpenStreetMap in a new tab)
          </span>
        </a>
      </div>
    </section>
  );
}
