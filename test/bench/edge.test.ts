import { createServer } from "node:http";
import { connect } from "node:http2";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { serveAsEdge } from "./edge.ts";

test("a site behind the edge answers by HTTP/2 with brotli, and keeps redirections to itself", async () => {
  const site = createServer((request, response) => {
    if (request.url === "/old") response.writeHead(301, { location: `http://${request.headers.host}/new` }).end();
    else response.writeHead(200, { "content-type": "text/html", connection: "keep-alive" }).end("<p>Hello</p>");
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const edge = await serveAsEdge(`http://localhost:${(site.address() as AddressInfo).port}`);
  const client = connect(edge.origin, { rejectUnauthorized: false });
  const ask = async (path: string, method = "GET") => {
    const request = client.request({ ":path": path, ":method": method });
    const headers = await new Promise<Record<string, unknown>>((resolve) => request.once("response", resolve));
    return { headers, body: await buffer(request) };
  };

  const page = await ask("/");
  expect(page.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(page.body).toString()).toBe("<p>Hello</p>");
  expect((await ask("/", "HEAD")).body).toHaveLength(0);
  expect((await ask("/", "POST")).headers[":status"]).toBe(405);
  expect((await ask("/old")).headers.location).toBe("/new");

  client.close();
  await edge.stop();
  site.close();
});
