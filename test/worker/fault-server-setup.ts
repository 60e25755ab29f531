import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { FAULT_SERVER_URL, type Fault } from "./fault-server";

/** What the server has been sent, newest last; GET /received lists it for the tests. */
const received: { body: unknown; headers: IncomingMessage["headers"] }[] = [];

/** An admin API on loopback that stores what it gets, or fails as the message's subject asks it to. */
export default async function setup() {
  const server = createServer(async (request, response) => {
    if (request.url === "/received") return json(response, 200, received);
    // Where the redirect leads: who follows it is told that all is well, and nothing was stored.
    if (request.url === "/elsewhere") return json(response, 200, { success: true, message: "Welcome." });
    if (request.url !== "/api/contact-us") return json(response, 404, { success: false, message: "not here" });
    const body: unknown = JSON.parse(await text(request));
    received.push({ body, headers: request.headers });
    const { subject } = body as { subject: string };
    const answer = answers[subject as Fault];
    if (answer) answer(response);
    else json(response, 200, { success: true, message: "Message stored." });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(Number(new URL(FAULT_SERVER_URL).port), "127.0.0.1", resolve);
  });
  return () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
}

const answers: Record<Fault, (response: ServerResponse) => void> = {
  "refuse-with-message": (response) => json(response, 200, { success: false, message: "  This domain is blocked.  " }),
  "refuse-without-message": (response) => json(response, 200, { success: false, message: "   " }),
  "refuse-with-422": (response) => json(response, 422, { success: false, message: "The subject is taken." }),
  "server-error": (response) => json(response, 500, { success: false, message: "SQLSTATE[23000] at db.php:12" }),
  "service-unavailable": (response) => json(response, 503, {}),
  forbidden: (response) => json(response, 403, { success: false, message: "key" }),
  html: (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Login</h1>"),
  empty: (response) => response.writeHead(200).end(),
  array: (response) => json(response, 200, [true]),
  "success-as-text": (response) => json(response, 200, { success: "true" }),
  truncated: (response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
    response.write('{"success":');
    setTimeout(() => response.destroy(), 50);
  },
  redirect: (response) => response.writeHead(302, { Location: "/elsewhere" }).end(),
  reset: (response) => {
    response.socket?.resetAndDestroy();
  },
  huge: (response) => json(response, 200, { success: true, message: "x".repeat(1_000_000) }),
};

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
