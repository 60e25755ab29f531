/**
 * Serves a site over HTTPS and HTTP/2 with Brotli, as the platform does. Browsers use Brotli over HTTPS only, and
 * would load a fifth more bytes over plain HTTP.
 */
import { createHash, X509Certificate } from "node:crypto";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { generate } from "selfsigned";
import { listen } from "#test/free-port.ts";

const BROTLI_QUALITY = 5;

/** What fits into one TCP segment with its headers. */
const RECORD_BYTES = 1_400;

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(javascript|json|manifest|xml|rss|feed))/;

/**
 * Headers that HTTP/2 forbids (RFC 9113, section 8.2.2) or that change here, and HSTS, which would apply to loopback.
 */
const DROPPED_HEADERS = [
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "content-encoding",
  "strict-transport-security",
];

const compress = promisify(brotliCompress);

const certificate = await generate([{ name: "commonName", value: "localhost" }], {
  keyType: "ec",
  algorithm: "sha256",
});

/** Makes Chromium trust the certificate. With --ignore-certificate-errors Chromium would not cache files. */
export const TRUST_EDGE = `--ignore-certificate-errors-spki-list=${keyHash(certificate.cert)}`;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Answers GET requests and keeps the answers, so that compressing does not count in later loads.
 * @returns The new origin, for a Chromium started with TRUST_EDGE.
 */
export async function serveAsEdge(origin: string): Promise<string> {
  const kept = new Map<string, Promise<Answer>>();
  const server = createSecureServer({ key: certificate.private, cert: certificate.cert, allowHTTP1: true });
  // A browser reads a TLS record once it is complete. The platform sends short ones, Node long ones.
  server.on("secureConnection", (socket) => socket.setMaxSendFragment(RECORD_BYTES));
  server.on("request", async ({ url }: Http2ServerRequest, response: Http2ServerResponse) => {
    const asked = kept.get(url) ?? ask(origin, url);
    kept.set(url, asked);
    const { status, headers, body } = await asked;
    response.writeHead(status, headers);
    response.end(body);
  });
  return `https://localhost:${await listen(server)}`;
}

async function ask(origin: string, path: string): Promise<Answer> {
  const response = await fetch(origin + path, { redirect: "manual", headers: { Accept: "text/html,*/*" } });
  const { status } = response;
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !DROPPED_HEADERS.includes(name)));
  if (headers.location?.startsWith(`${origin}/`)) headers.location = headers.location.slice(origin.length);
  const plain = Buffer.from(await response.arrayBuffer());
  if (!COMPRESSIBLE.test(headers["content-type"] ?? "")) return { status, headers, body: plain };
  const body = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return { status, headers: { ...headers, "content-encoding": "br" }, body };
}

function keyHash(pem: string): string {
  const key = new X509Certificate(pem).publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(key).digest("base64");
}
