/**
 * What stands between a Worker and a browser on the platform: https with HTTP/2, and brotli. A browser asks for brotli
 * over https only, so what is measured over plain http has a fifth more bytes than visitors get.
 */
import { createHash, X509Certificate } from "node:crypto";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { generate } from "selfsigned";
import type { RunningServer } from "./servers.ts";

/** The level at which the platform compresses what is not a file. */
const BROTLI_QUALITY = 5;

/** What fits a segment with its headers, in bytes. */
const RECORD_BYTES = 1_400;

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(javascript|json|manifest|xml|rss|feed))/;

/**
 * Headers of a single connection, which HTTP/2 has none of (RFC 9113, section 8.2.2), those that change here, and the
 * one by which a browser would insist on https at loopback from then on.
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
 * The argument that has Chromium take the certificate as a good one. With --ignore-certificate-errors it would open the
 * pages too, but keep none of their files.
 */
export const TRUST_EDGE = `--ignore-certificate-errors-spki-list=${keyHash(certificate.cert)}`;

interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Puts https and brotli in front of a site. In: the site's origin. Out: an origin that a Chromium started with
 * TRUST_EDGE opens. Answers are kept, as the time to compress one is not the page's. Only GET and HEAD are answered.
 * With `change` pages are other than the site's, to measure what a part of them gains; they have no policy then.
 */
export async function serveAsEdge(origin: string, change?: (html: string) => string): Promise<RunningServer> {
  const kept = new Map<string, Promise<KeptAnswer>>();
  const sockets = new Set<Socket>();
  const server = createSecureServer({ key: certificate.private, cert: certificate.cert, allowHTTP1: true });
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  // A browser reads a record when all of it is there. The platform's are as large as a segment, Node's as eleven.
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
  // A redirection to the site itself has to stay behind the edge.
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

/** Of the certificate's public key, as Chromium wants it. */
function keyHash(pem: string): string {
  const key = new X509Certificate(pem).publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(key).digest("base64");
}
