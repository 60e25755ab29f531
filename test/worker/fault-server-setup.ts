import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { TestProject } from "vitest/node";
import type { SitePage } from "#app/discovery/site-pages.ts";
import { listen } from "#test/free-port.ts";
import { publishedPages, visitedPages } from "#test/published.ts";

/** Response of the admin API to a message whose subject is this object as JSON. */
export interface FaultResponse {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
}

export interface ReceivedAttempt {
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

type Respond = (response: ServerResponse) => unknown;

const send =
  ({ status = 200, body = "", headers = {} }: FaultResponse): Respond =>
  (response) =>
    response.writeHead(status, headers).end(body);
const json = (value: unknown) => send({ body: JSON.stringify(value) });
const stored = json({ success: true, message: "Message stored." });

function* endless() {
  for (;;) yield " ".repeat(10_000);
}

/** Messages with the subject "held" wait for a request to /release. */
const held: ServerResponse[] = [];

/** Faults by the message's subject. Other messages are stored, unless the subject is a FaultResponse as JSON. */
const FAULTS = new Map<string, Respond>([
  ["held", (response) => held.push(response)],
  [
    "truncated",
    (response) => {
      response.writeHead(503).write('{"message":"Come back');
      setTimeout(() => response.destroy(), 50);
    },
  ],
  ["501 characters", json({ success: false, message: "x".repeat(501) })],
  ["more than 64 KiB", send({ body: JSON.stringify({ success: true }).padEnd(64 * 1024 + 1) })],
  ["reset before headers", (response) => response.socket?.resetAndDestroy()],
  ["no HTTP", (response) => response.socket?.end("It works!\r\n\r\n")],
  ["without end", (response) => pipeline(Readable.from(endless()), response).catch(() => undefined)],
  ["silence", () => undefined],
  ["half a body", (response) => response.writeHead(200).write(" ")],
]);

const received: ReceivedAttempt[] = [];

const attemptsOf = (message: unknown) => received.filter(({ body }) => body.message === message);

const ROUTES: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
  // Returns the attempts to relay the message in the request body.
  "/received": async (request, response) => json(attemptsOf(await text(request)))(response),
  "/release": (_request, response) => {
    for (const waiting of held.splice(0)) stored(waiting);
    stored(response);
  },
  "/elsewhere": (_request, response) => json({ success: true, message: "Welcome." })(response),
  "/api/contact-us": async (request, response) => {
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    received.push({ body, headers: request.headers as Record<string, string> });
    const subject = String(body.subject);
    const told: FaultResponse | undefined = subject.startsWith("{") ? JSON.parse(subject) : undefined;
    return (FAULTS.get(subject) ?? (told ? send(told) : stored))(response);
  },
};

/** Matches workerd's logs of broken connections, which the Vitest pool has no setting to suppress. */
const DISCONNECT =
  /^exception = \S+: disconnected: |^uncaught exception; .*(Network connection lost|internal error; reference = )|Invalid response status line/;

declare module "vitest" {
  interface ProvidedContext {
    faultServer: string;
    publishedPages: SitePage[];
    visitedPages: SitePage[];
  }
}

/** Starts an admin API that stores messages or fails. */
export default async function setup({ provide }: TestProject) {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
    stream.write = (...args: unknown[]) => DISCONNECT.test(String(args[0])) || write(...args);
  }
  const server = createServer((request, response) => ROUTES[request.url ?? ""]?.(request, response));
  // Content is read here, because workerd has no file system.
  provide("publishedPages", publishedPages);
  provide("visitedPages", visitedPages);
  provide("faultServer", `http://127.0.0.1:${await listen(server)}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
