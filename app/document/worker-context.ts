import { createContext } from "react-router";
import type { ReceivedContact } from "#app/contact/contract.ts";

/** What the Worker passes to loaders, actions and entry.server.tsx. */
interface WorkerContext {
  /** Logs an error of the current request. */
  logError: (error: unknown) => void;
  /** Guards, validates and relays a form post. */
  receiveForm: (request: Request) => Promise<ReceivedContact>;
}

export const workerContext = createContext<WorkerContext>();
