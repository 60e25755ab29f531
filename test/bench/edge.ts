/**
 * What stands between a Worker and a browser on the platform: https with HTTP/2, and brotli. A browser asks for brotli
 * over https only, so what is measured over plain http has a fifth more bytes than visitors get.
 */
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { generate } from "selfsigned";
import type { RunningServer } from "./servers.ts";

/** The level at which the platform compresses what is not a file. */
const BROTLI_QUALITY = 5;

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(javascript|json|manifest|xml|rss|feed))/;

/** Headers of a single connection, which HTTP/2 has none of (RFC 9113, section 8.2.2), and those that change here. */
const DROPPED = new Set(["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding"]);

const compress = promisify(brotliCompress);

interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Puts https and brotli in front of a site. In: the site's origin. Out: an origin with a certificate that no browser
 * knows (start it with --ignore-certificate-errors). Answers to GET are kept, as the time to compress one is not the
 * page's.
 */
export async function serveAsEdge(origin: string): Promise<RunningServer> {
  const certificate = await generate([{ name: "commonName", value: "localhost" }], { keySize: 2048 });
  const kept = new Map<string, Promise<KeptAnswer>>();
  const server = createSecureServer({ key: certificate.private, cert: certificate.cert, allowHTTP1: true });
  // A browser reads a record when all of it is there. The platform's are as large as a segment, Node's as eleven.
  server.on("secureConnection", (socket) => socket.setMaxSendFragment(1_400));
  server.on("request", async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const path = request.url;
    let answer = kept.get(path);
    if (!answer) {
      answer = ask(origin + path);
      kept.set(path, answer);
    }
    try {
      const { status, headers, body } = await answer;
      response.writeHead(status, headers);
      response.end(request.method === "HEAD" ? "" : body);
    } catch (error) {
      kept.delete(path);
      response.writeHead(502);
      response.end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function ask(url: string): Promise<KeptAnswer> {
  const response = await fetch(url, { redirect: "manual", headers: { Accept: "text/html,*/*" } });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !DROPPED.has(name)));
  const plain = Buffer.from(await response.arrayBuffer());
  if (!COMPRESSIBLE.test(headers["content-type"] ?? "")) return { status: response.status, headers, body: plain };
  const body = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return { status: response.status, headers: { ...headers, "content-encoding": "br" }, body };
}
