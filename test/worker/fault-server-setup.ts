import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { TestProject } from "vitest/node";
import type { SitePage } from "#app/discovery/site-pages.ts";
import { listen } from "#test/free-port.ts";
import { publishedPages, visitedPages } from "#test/published.ts";
import { ANSWER_TEXT, type ReceivedAttempt, TURNSTILE_SECRET } from "./fault-server.ts";

type Answer = (response: ServerResponse) => unknown;

const JSON_TYPE = { "Content-Type": "application/json" };
const HTML_TYPE = { "Content-Type": "text/html" };

const send =
  (status: number, body?: string | Buffer, headers: Record<string, string> = JSON_TYPE): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);
const json = (status: number, body: unknown) => send(status, JSON.stringify(body));
const refused = (status: number, message: unknown) => json(status, { success: false, message });
const busy = (status: number, retryAfter: string) => send(status, "{}", { ...JSON_TYPE, "Retry-After": retryAfter });
const stored = json(200, { success: true, message: "Message stored." });

/**
 * Messages with the subject "held" wait for a request to /release. A second one with the same text gets 409 meanwhile.
 */
const held: ServerResponse[] = [];

/**
 * Answers by the message's subject. "status-404" gets that status and {}, "says-404" a message too, and "page-404"
 * HTML. Any other subject is stored.
 */
const ANSWERS: Record<string, Answer> = {
  held: (response) => held.push(response),
  "refused-with-message": refused(200, "  This domain is blocked.  "),
  "refused-without-message": refused(200, "   "),
  "refused-with-400": refused(400, "The name is reserved."),
  "refused-with-409": refused(409, 42),
  "refused-with-422": refused(422, "The subject is taken."),
  "refused-with-html": send(422, "<h1>No</h1>", HTML_TYPE),
  "refused-with-silence": (response) => response.writeHead(422, JSON_TYPE).write("{"),
  "refused-like-laravel": json(422, {
    message: "The email field must be a valid email address. (and 2 more errors)",
    errors: { email: ["The email field must be a valid email address.", "Another."], unknown: ["Missing."], name: 7 },
  }),
  "status-500": refused(500, "SQLSTATE[23000] at db.php:12"),
  "status-503-long": busy(503, "120"),
  "status-503-date": (response) => busy(503, new Date(Date.now() + 3_600_000).toUTCString())(response),
  "status-429-long": busy(429, "86400"),
  "status-507": json(507, { success: true, message: "Stored, but the disk is full." }),
  "no-text-401": json(401, { message: { code: 7 } }),
  "no-message-503": refused(503, " "),
  "truncated-503": sendAndReset(503, '{"message":"Come back'),
  "redirect-302": send(302, "", { Location: "/elsewhere" }),
  html: send(200, "<h1>Login</h1>", HTML_TYPE),
  empty: send(200, "", {}),
  "no-content": send(204, undefined, {}),
  null: json(200, null),
  "success-as-text": json(200, { success: "true" }),
  "reset-before-headers": (response) => response.socket?.resetAndDestroy(),
  garbage: (response) => response.socket?.end("It works!\r\n\r\n"),
  silence: () => undefined,
  drip: (response) => {
    response.writeHead(200, JSON_TYPE);
    const timer = setInterval(() => response.write(" "), 200);
    response.on("close", () => clearInterval(timer));
  },
};

function sendAndReset(status: number, start: string): Answer {
  return (response) => {
    response.writeHead(status, JSON_TYPE).write(start);
    setTimeout(() => response.destroy(), 50);
  };
}

const received: ReceivedAttempt[] = [];

const attemptsOf = (message: unknown) => received.filter(({ body }) => body.message === message);

const usedTokens = new Set<string>();

const ROUTES: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
  // Returns the attempts with the message in the body.
  "/received": async (request, response) => json(200, attemptsOf(await text(request)))(response),
  "/release": (_request, response) => {
    for (const waiting of held.splice(0)) stored(waiting);
    stored(response);
  },
  "/elsewhere": (_request, response) => json(200, { success: true, message: "Welcome." })(response),
  "/siteverify": async (request, response) => siteverify(new URLSearchParams(await text(request)))(response),
  "/api/contact-us": async (request, response) => {
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    received.push({ body, headers: request.headers as Record<string, string> });
    answerTo(String(body.subject), attemptsOf(body.message).length)(response);
  },
};

function answerTo(subject: string, attempts: number): Answer {
  if (subject === "held" && attempts > 1) return refused(409, "The first request is still running.");
  if (subject === "fails-twice" && attempts <= 2) return json(500, {});
  const [, kind, status] = /^(status|says|page)-(\d+)$/.exec(subject) ?? [];
  // Own keys only, because "toString" may be a subject.
  if (Object.hasOwn(ANSWERS, subject)) return ANSWERS[subject] ?? stored;
  if (!status) return stored;
  if (kind === "page") return send(Number(status), "<h1>Sorry</h1>", HTML_TYPE);
  return json(Number(status), kind === "says" ? { message: ANSWER_TEXT } : {});
}

function siteverify(form: URLSearchParams): Answer {
  const refuse = (code: string) => json(200, { success: false, "error-codes": [code] });
  const token = form.get("response") ?? "";
  if (form.get("secret") !== TURNSTILE_SECRET) return refuse("invalid-input-secret");
  if (token === "down") return (response) => response.socket?.resetAndDestroy();
  if (token === "status-500") return json(500, { success: true });
  if (token === "html") return send(200, "<h1>Sorry</h1>", {});
  if (token === "internal-error") return refuse(token);
  if (!token.startsWith("person-")) return refuse("invalid-input-response");
  if (usedTokens.has(token)) return refuse("timeout-or-duplicate");
  usedTokens.add(token);
  return json(200, { success: true, "error-codes": [] });
}

/** What workerd logs about connections that the faults break. The Vitest pool has no setting for it. */
const DISCONNECT =
  /^exception = \S+: disconnected: |^uncaught exception; .*(Network connection lost|internal error; reference = )|Invalid response status line/;

declare module "vitest" {
  interface ProvidedContext {
    faultServer: string;
    publishedPages: SitePage[];
    visitedPages: SitePage[];
  }
}

/** Starts an admin API that stores messages or fails, with Turnstile's siteverify, and the local admin API. */
export default async function setup({ provide }: TestProject) {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
    stream.write = (...args: unknown[]) => DISCONNECT.test(String(args[0])) || write(...args);
  }
  const server = createServer((request, response) => {
    const answer = ROUTES[request.url ?? ""];
    return answer ? answer(request, response) : json(404, { success: false, message: "not here" })(response);
  });
  // Read outside workerd, which has no files.
  provide("publishedPages", publishedPages);
  provide("visitedPages", visitedPages);
  provide("faultServer", `http://127.0.0.1:${await listen(server)}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
