import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import type * as Wrangler from "wrangler";
import { FAULT_SERVER_URL, type ReceivedAttempt, TURNSTILE_SECRET } from "./fault-server.ts";

// Not imported: Vite would transform all of it first, which takes ten seconds.
const { unstable_startWorker: startWorker } = createRequire(import.meta.url)("wrangler") as typeof Wrangler;

/** GET /received returns all of it, POST /received the attempts with the message in its body. */
const received: ReceivedAttempt[] = [];

/** An admin API that stores what it gets, or fails as the subject says; the local one of `npm start`; siteverify. */
export default async function setup() {
  const showDisconnects = hideDisconnects();
  const local = await startWorker({
    config: "workers/admin-local/wrangler.toml",
    dev: { server: { port: 0 }, inspector: false, persist: false, watch: false, logLevel: "none" },
  });
  const localUrl = await local.url;

  const server = createServer(async (request, response) => {
    if (request.url === "/received") {
      const message = request.method === "POST" ? await text(request) : undefined;
      return json(
        response,
        200,
        received.filter(({ body }) => message === undefined || body.message === message),
      );
    }
    if (request.url === "/elsewhere") return json(response, 200, { success: true, message: "Welcome." });
    if (request.url === "/siteverify") return siteverify(response, new URLSearchParams(await text(request)));
    const path = request.url?.split("/").at(-1);
    if (request.url === `/local/${path}`) return forward(request, response, path);
    if (request.url === "/release")
      return json(
        response,
        200,
        held.splice(0).map((answer) => answer()),
      );
    if (request.url !== "/api/contact-us") return json(response, 404, { success: false, message: "not here" });

    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    const attempt = { body, headers: request.headers as Record<string, string>, answered: 0 };
    received.push(attempt);
    // The response releases its socket when it closes first.
    const { socket } = request;
    response.on("close", () => {
      attempt.answered = socket.bytesWritten;
    });
    const { subject } = body;
    if (subject === "fails-twice" && attempts(body) <= 2) return json(response, 500, {});
    if (subject === "busy-once" && attempts(body) === 1) return busy(response, 503, "1");
    const [, status] = /^status-(\d+)$/.exec(String(subject)) ?? [];
    // Own names only: "toString" is a subject as any other.
    if (Object.hasOwn(answers, String(subject))) return answers[String(subject)]?.(response);
    if (status) return json(response, Number(status), {});
    json(response, 200, { success: true, message: "Message stored." });
  });

  /** To the local admin API of `npm start`. */
  async function forward(request: IncomingMessage, response: ServerResponse, path = "") {
    const body = await text(request);
    const key = request.headers["idempotency-key"];
    const answer = await fetch(new URL(`/api/${path}`, localUrl), {
      method: request.method,
      headers: typeof key === "string" ? { "Idempotency-Key": key } : {},
      body: request.method === "POST" ? body : undefined,
    });
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(await answer.text());
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(Number(new URL(FAULT_SERVER_URL).port), "127.0.0.1", resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await local.dispose();
    showDisconnects();
  };
}

/** Answers to messages with the subject "held", until /release is asked for. */
const held: (() => void)[] = [];

const attempts = (body: Record<string, unknown>) =>
  received.filter((attempt) => attempt.body.message === body.message).length;

/** By the message's subject. Any other is stored, or gets the status that it names: "status-404". */
const answers: Record<string, (response: ServerResponse) => void> = {
  held: (response) => held.push(() => json(response, 200, { success: true, message: "Message stored." })),
  "stored-in-latin1": (response) =>
    bytes(response, 200, Buffer.from('{"success":true,"message":"Gespeichert f\u00fcr sp\u00e4ter"}', "latin1")),
  "stored-with-byte-order-mark": (response) => bytes(response, 200, Buffer.from('\uFEFF{"success":true}')),
  "stored-without-message": (response) => json(response, 201, { success: true }),
  "refused-with-message": (response) => json(response, 200, { success: false, message: "  This domain is blocked.  " }),
  "refused-without-message": (response) => json(response, 200, { success: false, message: "   " }),
  "refused-with-long-message": (response) => json(response, 200, { success: false, message: "long".repeat(1_000) }),
  "refused-with-400": (response) => json(response, 400, { success: false, message: "The name is reserved." }),
  "refused-with-409": (response) => json(response, 409, { success: false, message: 42 }),
  "refused-with-413": (response) => json(response, 413, { message: "The message is too long." }),
  "refused-with-415": (response) => response.writeHead(415).end(),
  "refused-with-html": (response) => response.writeHead(422, { "Content-Type": "text/html" }).end("<h1>No</h1>"),
  "refused-with-silence": (response) => {
    response.writeHead(422, { "Content-Type": "application/json" }).write("{");
  },
  "refused-like-laravel": (response) =>
    json(response, 422, {
      message: "The email field must be a valid email address. (and 2 more errors)",
      errors: {
        email: ["The email field must be a valid email address.", "A second one."],
        phone: ["Missing."],
        name: 7,
      },
    }),
  "refused-with-field-texts": (response) =>
    json(response, 400, { success: false, errors: { subject: " Choose another subject. ", message: [] } }),
  "refused-with-422": (response) => json(response, 422, { success: false, message: "The subject is taken." }),
  "refused-in-latin1": (response) =>
    bytes(response, 200, Buffer.from('{"success":false,"message":"Adresse gesperrt \u00fc"}', "latin1")),
  "refused-with-byte-order-mark": (response) =>
    bytes(response, 200, Buffer.from('\uFEFF{"success":false,"message":"Not today."}')),
  "status-500": (response) => json(response, 500, { success: false, message: "SQLSTATE[23000] at db.php:12" }),
  "status-500-without-message": (response) => json(response, 500, { success: false }),
  "status-503-busy": (response) => busy(response, 503, "1"),
  "status-503-long": (response) => busy(response, 503, "120"),
  "status-503-date": (response) => busy(response, 503, new Date(Date.now() + 3_600_000).toUTCString()),
  "status-429": (response) => json(response, 429, { success: false, message: "Slow down." }),
  "status-429-long": (response) => busy(response, 429, "86400"),
  "status-429-busy": (response) => busy(response, 429, "0"),
  "status-404": (response) => response.writeHead(404, { "Content-Type": "text/html" }).end("<h1>Not Found</h1>"),
  "status-410": (response) => json(response, 410, { success: false, message: "Gone." }),
  "status-507": (response) => json(response, 507, { success: true, message: "Stored, but the disk is full." }),
  "redirect-302": (response) => response.writeHead(302, { Location: "/elsewhere" }).end(),
  "redirect-307": (response) => response.writeHead(307, { Location: "/elsewhere" }).end(),
  html: (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Login</h1>"),
  empty: (response) => response.writeHead(200).end(),
  "no-content": (response) => response.writeHead(204).end(),
  array: (response) => json(response, 200, [true]),
  null: (response) => json(response, 200, null),
  "success-as-text": (response) => json(response, 200, { success: "true" }),
  "success-as-number": (response) => json(response, 200, { success: 1, message: "Stored." }),
  "success-missing": (response) => json(response, 200, { status: "ok", message: "Stored." }),
  truncated: (response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
    response.write('{"success":true,');
    setTimeout(() => response.destroy(), 50);
  },
  "reset-after-headers": (response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write('{"success":true');
    setTimeout(() => response.socket?.resetAndDestroy(), 50);
  },
  huge: (response) => {
    // 50 MB, starting like a success.
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write('{"success":true,"message":"');
    const chunk = "x".repeat(100_000);
    let left = 500;
    const send = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1;
        if (!response.write(chunk)) return response.once("drain", send);
      }
      response.end('"}');
    };
    send();
  },
  "reset-before-headers": (response) => {
    response.socket?.resetAndDestroy();
  },
  closed: (response) => {
    response.socket?.end();
  },
  garbage: (response) => {
    response.socket?.end("It works!\r\n\r\n");
  },
  silence: () => undefined,
  drip: (response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    const timer = setInterval(() => response.write(" "), 200);
    response.on("close", () => clearInterval(timer));
  },
};

const spent = new Set<string>();

function siteverify(response: ServerResponse, form: URLSearchParams) {
  const refuse = (code: string) => json(response, 200, { success: false, "error-codes": [code] });
  const token = form.get("response") ?? "";
  if (form.get("secret") !== TURNSTILE_SECRET) return refuse("invalid-input-secret");
  if (token === "down") return response.socket?.resetAndDestroy();
  if (token === "status-500") return json(response, 500, { success: true });
  if (token === "html") return response.writeHead(200).end("<h1>Sorry</h1>");
  if (token === "internal-error") return refuse(token);
  if (!token.startsWith("person-")) return refuse("invalid-input-response");
  if (spent.has(token)) return refuse("timeout-or-duplicate");
  spent.add(token);
  json(response, 200, { success: true, "error-codes": [] });
}

function busy(response: ServerResponse, status: number, retryAfter: string) {
  response.writeHead(status, { "Content-Type": "application/json", "Retry-After": retryAfter }).end("{}");
}

function bytes(response: ServerResponse, status: number, body: Buffer) {
  response.writeHead(status, { "Content-Type": "application/json" }).end(body);
}

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

/** What workerd logs of connections that the faults break; the pool has no setting for it. */
const DISCONNECT =
  /^exception = \S+: disconnected: |^uncaught exception; .*(Network connection lost|internal error; reference = )|Invalid response status line/;

function hideDisconnects(): () => void {
  const restore = [process.stdout, process.stderr].map((stream) => {
    const { write } = stream;
    stream.write = function (this: typeof stream, ...args: unknown[]) {
      if (typeof args[0] === "string" && DISCONNECT.test(args[0])) return true;
      return Reflect.apply(write, this, args);
    } as typeof write;
    return () => {
      stream.write = write;
    };
  });
  return () => restore.map((undo) => undo());
}
