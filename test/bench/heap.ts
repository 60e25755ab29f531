/** Memory of an isolate, by the inspector of workerd. */
import { freePort } from "../free-port.ts";
import { builtWorker, startWorkerd } from "./servers.ts";

const LIMIT_MS = 30_000;

export interface Heap {
  /** In bytes, after garbage was collected. */
  afterStart: number;
  afterCrawl: number;
}

/** In: the project's folder, and the paths that are requested one after the other. Throws when one does not answer. */
export async function measureHeap(project: string, crawl: string[]): Promise<Heap> {
  const port = await freePort();
  const server = await startWorkerd([builtWorker(project)], port);
  try {
    const inspector = await inspect(port);
    const afterStart = await usedHeap(inspector);
    for (const path of crawl) await (await fetch(server.origins[0] + path)).arrayBuffer();
    const afterCrawl = await usedHeap(inspector);
    inspector.close();
    return { afterStart, afterCrawl };
  } finally {
    await server.stop();
  }
}

async function usedHeap({ send, context }: Inspector): Promise<number> {
  // workerd leaves HeapProfiler.collectGarbage unanswered. Twice: the first leaves the bytes of what it collects.
  for (let time = 0; time < 2; time++) {
    await send("Runtime.evaluate", { expression: "gc()", contextId: context() });
  }
  const { usedSize, backingStorageSize } = await send<{ usedSize: number; backingStorageSize: number }>(
    "Runtime.getHeapUsage",
  );
  return usedSize + backingStorageSize;
}

interface Inspector {
  send<Result>(method: string, parameters?: Record<string, unknown>): Promise<Result>;
  /** Of the Worker's code. */
  context(): number;
  close(): void;
}

/** In: the port of the inspector. Throws when it does not answer. */
async function inspect(port: number): Promise<Inspector> {
  const targets: { webSocketDebuggerUrl: string }[] = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
  return connect(targets[0]?.webSocketDebuggerUrl ?? "");
}

async function connect(url: string): Promise<Inspector> {
  // Wrangler's inspector wants an origin. The option is Node's own, unknown to the browser's type.
  const options = { headers: { Origin: "http://localhost" } };
  const socket = new WebSocket(url, options as unknown as string[]);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve(), { once: true });
    socket.addEventListener("error", () => reject(new Error(`workerd's inspector did not answer at ${url}`)), {
      once: true,
    });
  });
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  let context = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error, method, params } = JSON.parse(String(data));
    if (method === "Runtime.executionContextCreated") context = params.context.id;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(`workerd's inspector: ${error.message}`));
    else asked?.resolve(result);
  });
  let last = 0;
  const send = <Result>(method: string, params?: Record<string, unknown>) =>
    new Promise<Result>((resolve, reject) => {
      last++;
      const limit = setTimeout(() => reject(new Error(`workerd's inspector did not answer ${method}`)), LIMIT_MS);
      const answered = (result: unknown) => {
        clearTimeout(limit);
        resolve(result as Result);
      };
      waiting.set(last, { resolve: answered, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await send("Runtime.enable");
  return { send, context: () => context, close: () => socket.close() };
}
