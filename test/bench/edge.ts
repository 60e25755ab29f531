/**
 * HTTPS, HTTP/2 and Brotli in front of a server, as on the platform. Browsers use Brotli over HTTPS only: over plain
 * HTTP they would get a fifth more bytes.
 */
import { createHash, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { generate } from "selfsigned";

const BROTLI_QUALITY = 5;

/** What fits one TCP segment with its headers, in bytes. */
const RECORD_BYTES = 1_400;

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(javascript|json|manifest|xml|rss|feed))/;

/** What HTTP/2 forbids (RFC 9113, section 8.2.2), what changes here, and HSTS, which would force HTTPS on loopback. */
const DROPPED = [
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

/** A flag by which Chromium trusts the certificate. With --ignore-certificate-errors it would cache no file. */
export const TRUST_EDGE = `--ignore-certificate-errors-spki-list=${keyHash(certificate.cert)}`;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Answers GET requests, and keeps the answers: compressing them is not the page's time.
 * @returns An origin for a Chromium that was started with TRUST_EDGE.
 */
export async function serveAsEdge(origin: string): Promise<string> {
  const kept = new Map<string, Promise<Answer>>();
  const server = createSecureServer({ key: certificate.private, cert: certificate.cert, allowHTTP1: true });
  // A browser reads a TLS record when it is complete. The platform's are one segment long, Node's eleven.
  server.on("secureConnection", (socket) => socket.setMaxSendFragment(RECORD_BYTES));
  server.on("request", async ({ url }: Http2ServerRequest, response: Http2ServerResponse) => {
    const asked = kept.get(url) ?? ask(origin, url);
    kept.set(url, asked);
    try {
      const { status, headers, body } = await asked;
      response.writeHead(status, headers);
      response.end(body);
    } catch (error) {
      kept.delete(url);
      response.writeHead(502);
      response.end(String(error));
    }
  });
  server.listen(0, "127.0.0.1").unref();
  await once(server, "listening");
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

async function ask(origin: string, path: string): Promise<Answer> {
  const response = await fetch(origin + path, { redirect: "manual", headers: { Accept: "text/html,*/*" } });
  const { status } = response;
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !DROPPED.includes(name)));
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
