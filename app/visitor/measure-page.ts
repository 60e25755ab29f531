const ENDINGS = { font: /\.woff2$/, picture: /\.(avif|webp|svg|png|ico)$/, script: /\.m?js$/ };

const KINDS = ["page", "font", "picture", "script"] as const;

type Kind = (typeof KINDS)[number];

export interface Measurement {
  /** Bytes as sent, with headers. */
  received: Record<Kind, number>;
  /** Whether the browser had all of a kind already. */
  isKept: Record<Kind, boolean>;
  requests: number;
  foreignRequests: number;
  /** In ms since the document was asked for. */
  firstPaint: number | undefined;
  scriptsCameLater: boolean;
  /** False if the visitor came from another page of the site, whose files the browser counts too. */
  isFirstPage: boolean;
}

/** Reads what the browser has recorded since the document was requested. Sends nothing. */
export function measurePage(): Measurement {
  const documents = performance.getEntriesByType("navigation");
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const entries = [...(documents as PerformanceNavigationTiming[]), ...files];
  const own = entries.filter(({ name }) => new URL(name).origin === location.origin);
  const ofKind = (kind: Kind) => own.filter(({ name }) => kindOf(name) === kind);
  const isKept = ({ transferSize }: PerformanceResourceTiming) => transferSize === 0;
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  return {
    received: forEachKind((kind) => ofKind(kind).reduce((sum, { transferSize }) => sum + transferSize, 0)),
    isKept: forEachKind((kind) => ofKind(kind).length > 0 && ofKind(kind).every(isKept)),
    requests: entries.length - own.filter(isKept).length,
    foreignRequests: entries.length - own.length,
    firstPaint,
    scriptsCameLater: ofKind("script").every(({ startTime }) => firstPaint && startTime > firstPaint),
    isFirstPage: documents.every(({ name }) => new URL(name).pathname === location.pathname),
  };
}

function forEachKind<Value>(value: (kind: Kind) => Value): Record<Kind, Value> {
  return Object.fromEntries(KINDS.map((kind) => [kind, value(kind)])) as Record<Kind, Value>;
}

function kindOf(url: string): Kind {
  const { pathname } = new URL(url);
  return KINDS.find((kind) => kind !== "page" && ENDINGS[kind].test(pathname)) ?? "page";
}
