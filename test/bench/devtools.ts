/**
 * A minimal client of the DevTools protocol. Playwright and Puppeteer instrument every page they open: their scripts
 * run in it, and with the protocol's Runtime domain on, V8 compiles a whole file again to symbolize each caught error.
 * On a slow CPU that adds up to 90 ms to React's start.
 */
import { CPU_SLOWDOWN, type Device, startBrowser } from "./browser.ts";
import type { TraceEvent } from "./trace.ts";

const STEP_LIMIT_MS = 30_000;

const POLL_MS = 100;

/**
 * How long a window is left alone before a page is opened in it, in ms: the browser has its own work with a new window.
 */
const WINDOW_MS = 200;

// biome-ignore lint/suspicious/noExplicitAny: the protocol's types are a package of their own
type Params = any;

export interface Tab {
  send(method: string, params?: object): Promise<Params>;
  on(method: string, handle: (params: Params) => void): void;
  /** Runs a function in each document before its own scripts. The function is serialized: it has no closure. */
  runFirst<A>(run: (argument: A) => void, argument: A): Promise<void>;
  /** Runs a function in the page, serialized too. Throws what it throws. */
  evaluate<R, A = undefined>(run: (argument: A) => R | Promise<R>, argument?: A): Promise<R>;
  /** Polls a function in the page until it returns something truthy. Throws after a time limit. */
  until<A>(test: (argument: A) => unknown, argument?: A): Promise<void>;
  open(url: string, moment: "DOMContentLoaded" | "load" | "networkIdle"): Promise<void>;
}

export interface TimedBrowser {
  visit<T>(device: Device, look: (tab: Tab) => Promise<T>): Promise<T>;
  trace(categories: string[], act: () => Promise<void>): Promise<TraceEvent[]>;
  stop(): Promise<void>;
}

/** The caller stops the browser. Throws when it does not start. */
export async function startTimedBrowser(): Promise<TimedBrowser> {
  const browser = await startBrowser();
  const connection = await connect(browser.address);
  const { send, on } = connection;
  return {
    visit: async (device, look) => {
      const { browserContextId } = await send("Target.createBrowserContext");
      try {
        const { targetId } = await send("Target.createTarget", { url: "about:blank", browserContextId });
        const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
        const tab = await openTab(connection, sessionId, device);
        await pause(WINDOW_MS);
        return await look(tab);
      } finally {
        await send("Target.disposeBrowserContext", { browserContextId });
      }
    },
    trace: async (categories, act) => {
      const events: TraceEvent[] = [];
      const stopHearing = on("Tracing.dataCollected", ({ value }) => events.push(...value));
      const complete = new Promise<void>((resolve) => on("Tracing.tracingComplete", () => resolve()));
      await send("Tracing.start", { traceConfig: { includedCategories: categories, excludedCategories: ["*"] } });
      try {
        await act();
      } finally {
        await send("Tracing.end");
        await complete;
        stopHearing();
      }
      return events;
    },
    stop: async () => {
      connection.close();
      await browser.stop();
    },
  };
}

async function openTab({ send: sendAny, on: onAny }: Connection, sessionId: string, device: Device): Promise<Tab> {
  const send: Tab["send"] = (method, params) => sendAny(method, params, sessionId);
  const on: Tab["on"] = (method, handle) => void onAny(method, handle, sessionId);
  const evaluate: Tab["evaluate"] = async (run, argument) => {
    const expression = `(${run})(${JSON.stringify(argument)})`;
    const answer = await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    const { result, exceptionDetails } = answer;
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  await send("Emulation.setDeviceMetricsOverride", { ...device });
  await send("Emulation.setTouchEmulationEnabled", { enabled: device.mobile });
  await send("Emulation.setFocusEmulationEnabled", { enabled: true });
  await send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await send("Page.enable");
  await send("Page.setLifecycleEventsEnabled", { enabled: true });
  return {
    send,
    on,
    evaluate,
    runFirst: async (run, argument) => {
      const source = `(${run})(${JSON.stringify(argument)})`;
      await send("Page.addScriptToEvaluateOnNewDocument", { source });
    },
    until: async (test, argument) => {
      const giveUp = Date.now() + STEP_LIMIT_MS;
      while (Date.now() < giveUp) {
        if (await evaluate(test, argument).catch(() => false)) return;
        await pause(POLL_MS);
      }
      throw new Error(`Waited in vain: ${test}`);
    },
    open: async (url, moment) => {
      const moments: { loaderId: string; name: string }[] = [];
      on("Page.lifecycleEvent", (event) => moments.push(event));
      const { loaderId, errorText } = await send("Page.navigate", { url });
      if (errorText) throw new Error(`${url}: ${errorText}`);
      const giveUp = Date.now() + STEP_LIMIT_MS;
      while (!moments.some((it) => it.loaderId === loaderId && it.name === moment)) {
        if (Date.now() > giveUp) throw new Error(`${url} did not come to ${moment}.`);
        await pause(POLL_MS / 10);
      }
    },
  };
}

interface Connection {
  send(method: string, params?: object, sessionId?: string): Promise<Params>;
  on(method: string, handle: (params: Params) => void, sessionId?: string): () => void;
  close(): void;
}

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
}

async function connect(address: URL): Promise<Connection> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`${address} can't be reached.`));
  });
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Set<{ method: string; sessionId?: string; handle: (params: Params) => void }>();
  let lastId = 0;
  socket.onmessage = ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
      return;
    }
    for (const { method, sessionId, handle } of listeners)
      if (method === message.method && sessionId === message.sessionId) handle(message.params);
  };
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const limit = setTimeout(() => reject(new Error(`${method} took too long.`)), STEP_LIMIT_MS);
        waiting.set(lastId, ({ result, error }) => {
          clearTimeout(limit);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result);
        });
        socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
      }),
    on: (method, handle, sessionId) => {
      const listener = { method, sessionId, handle };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => socket.close(),
  };
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
