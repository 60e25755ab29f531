/**
 * HTTPS, HTTP/2 and Brotli in front of a Worker, as on the platform. Browsers use Brotli over HTTPS only: over plain
 * HTTP they would get a fifth more bytes.
 */
import { createHash, X509Certificate } from "node:crypto";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { generate } from "selfsigned";
import type { RunningServer } from "./servers.ts";

const BROTLI_QUALITY = 5;

/** What fits one TCP segment with its headers, in bytes. */
const RECORD_BYTES = 1_400;

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(javascript|json|manifest|xml|rss|feed))/;

/**
 * Headers that HTTP/2 forbids (RFC 9113, section 8.2.2), those that change here, and HSTS, which would force HTTPS on
 * loopback from then on.
 */
const DROPPED = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "content-encoding",
  "strict-transport-security",
]);

const compress = promisify(brotliCompress);

const certificate = await generate([{ name: "commonName", value: "localhost" }], {
  keyType: "ec",
  algorithm: "sha256",
});

/**
 * Makes Chromium trust the certificate. With --ignore-certificate-errors it opens the pages too, but caches none of
 * their files.
 */
export const TRUST_EDGE = `--ignore-certificate-errors-spki-list=${keyHash(certificate.cert)}`;

interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Puts HTTPS and Brotli in front of an origin. Returns an origin for a Chromium started with TRUST_EDGE. Answers GET
 * and HEAD only, and caches: compressing is not the page's time. `change` rewrites pages, to measure a part of them;
 * those have no policy.
 */
export async function serveAsEdge(origin: string, change?: (html: string) => string): Promise<RunningServer> {
  const kept = new Map<string, Promise<KeptAnswer>>();
  const sockets = new Set<Socket>();
  const server = createSecureServer({ key: certificate.private, cert: certificate.cert, allowHTTP1: true });
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  // A browser reads a TLS record when it is complete. The platform's are one segment long, Node's eleven.
  server.on("secureConnection", (socket) => socket.setMaxSendFragment(RECORD_BYTES));
  server.on("request", async ({ method, url }: Http2ServerRequest, response: Http2ServerResponse) => {
    if (method !== "GET" && method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" });
      response.end();
      return;
    }
    let answer = kept.get(url);
    if (!answer) {
      answer = ask(origin, url, change);
      kept.set(url, answer);
    }
    try {
      const { status, headers, body } = await answer;
      response.writeHead(status, headers);
      response.end(method === "HEAD" ? "" : body);
    } catch (error) {
      kept.delete(url);
      response.writeHead(502);
      response.end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function ask(origin: string, path: string, change?: (html: string) => string): Promise<KeptAnswer> {
  const response = await fetch(origin + path, { redirect: "manual", headers: { Accept: "text/html,*/*" } });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !DROPPED.has(name)));
  if (headers.location?.startsWith(`${origin}/`)) headers.location = headers.location.slice(origin.length);
  let plain = Buffer.from(await response.arrayBuffer());
  if (change && headers["content-type"]?.startsWith("text/html")) {
    plain = Buffer.from(change(plain.toString()));
    delete headers["content-security-policy"];
  }
  if (!COMPRESSIBLE.test(headers["content-type"] ?? "")) return { status: response.status, headers, body: plain };
  const body = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return { status: response.status, headers: { ...headers, "content-encoding": "br" }, body };
}

function keyHash(pem: string): string {
  const key = new X509Certificate(pem).publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(key).digest("base64");
}
