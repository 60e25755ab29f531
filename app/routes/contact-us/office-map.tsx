/** The office on OpenStreetMap, in a frame that loads only when it comes near, beside the address in words. */
export function OfficeMap({
  content,
  address,
}: {
  content: { heading: string; text: string; office: { latitude: number; longitude: number; span: number } };
  address: { lines: string[]; city: string };
}) {
  const { latitude, longitude, span } = content.office;
  const box = [longitude - span, latitude - span / 2, longitude + span, latitude + span / 2];
  const frame = `https://www.openstreetmap.org/export/embed.html?bbox=${box.map((n) => n.toFixed(4)).join("%2C")}&layer=mapnik&marker=${latitude}%2C${longitude}`;
  const directions = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
  return (
    <section>
      <h2 className="text-2xl font-700 tracking-[-0.025em]">{content.heading}</h2>
      <p className="mt-3 text-muted">{content.text}</p>
      <iframe
        title={`Map of our office in ${address.city}`}
        src={frame}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        className="mt-6 aspect-4/5 max-h-110 w-full rounded-card border border-line border-solid bg-sunken"
      />
      <div className="mt-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <address className="not-italic">
          {address.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <a
          href={directions}
          target="_blank"
          rel="noopener noreferrer"
          className="rounded font-650 text-brand underline underline-offset-4"
        >
          Get directions<span className="sr-only"> (opens OpenStreetMap in a new tab)</span>
        </a>
      </div>
    </section>
  );
}
