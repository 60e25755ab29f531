import { useEffect, useState } from "react";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { pageWeight } from "#content/services/index.ts";
import { type Measurement, measurePage } from "./measure-page.ts";

/** The page is settled when nothing has been loaded for so long. */
const QUIET_MS = 1_500;

const ROWS = [
  { kind: "page", label: "Text and styles" },
  { kind: "font", label: "Typeface" },
  { kind: "picture", label: "Pictures" },
  { kind: "script", label: "Scripts" },
] as const;

/** Shows what the visitor's browser has received for this page, beside a budget. Measured once. */
export function PageWeight({ heading, text, article, limits }: typeof pageWeight) {
  const [measured, setMeasured] = useState<Measurement>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        observer.disconnect();
        setMeasured(measurePage());
      }, QUIET_MS);
    });
    observer.observe({ type: "resource", buffered: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  const isOver = (kind: keyof typeof limits) => measured && measured.received[kind] > limits[kind] * 1_000;
  const total = ROWS.reduce((sum, { kind }) => sum + (measured?.received[kind] ?? 0), 0);
  const facts = [
    ["First paint", measured?.firstPaint === undefined ? "–" : `${(measured.firstPaint / 1_000).toFixed(1)} s`],
    ["Requests", measured?.requests ?? "–"],
    ["To other companies", measured?.foreignRequests ?? "–"],
    ["Cookies", measured ? cookies() : "–"],
  ];
  return (
    <section
      data-nosnippet
      className="script-only mt-7 grid gap-x-16 gap-y-4 p-4.5 card sm:(mt-14 p-8) lg:grid-cols-[5fr_7fr] print:hidden"
    >
      <div>
        <h3 className="text-xl">{heading}</h3>
        <p className="mt-2 text-muted">
          {text}{" "}
          <SiteLink to={article.to} className="text-link">
            {article.label}
          </SiteLink>
          .
        </p>
        <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="font-650 text-lg">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <table
          className="w-full border-collapse text-right tabular-nums [&_td]:(border-t py-1.5)
          [&_th]:(border-t py-1.5 font-400) [&_thead_th]:border-0"
        >
          <thead className="text-muted text-sm">
            <tr>
              <th scope="col" className="text-left">
                Received, kB
              </th>
              <th scope="col">{measured?.isFirstPage === false ? "This visit" : "This page"}</th>
              <th scope="col">Limit</th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ kind, label }) => (
              <tr key={kind} className={isOver(kind) ? "text-accent-ink" : ""}>
                <th scope="row" className="text-left">
                  {label}
                  {isOver(kind) && " (over)"}
                </th>
                <td>
                  {measured
                    ? measured.isKept[kind]
                      ? "kept by your browser"
                      : kilobytes(measured.received[kind])
                    : "–"}
                </td>
                <td className="text-muted">{limits[kind]}</td>
              </tr>
            ))}
            <tr className="font-650">
              <th scope="row" className="text-left font-650!">
                Total
              </th>
              <td>{measured ? kilobytes(total) : "–"}</td>
              <td>{Object.values(limits).reduce((sum, limit) => sum + limit)}</td>
            </tr>
          </tbody>
        </table>
        <p className="mt-3 min-h-12 text-muted text-sm">
          {measured?.scriptsCameLater &&
            "The scripts came after the first paint: the page is read and used without them."}
        </p>
      </div>
    </section>
  );
}

/** Counts those that scripts can see. */
function cookies(): number {
  return document.cookie === "" ? 0 : document.cookie.split(";").length;
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(bytes < 10_000 ? 1 : 0);
}
