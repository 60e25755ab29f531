/**
 * Runs Lighthouse in a thread of its own, which is kept: to load it takes longer than to audit a page. In: the address
 * of its module as the thread's data; an audit as a message. Out: a message with the report, or with what went wrong.
 */
import { parentPort, workerData } from "node:worker_threads";
import type { AuditAnswer, AuditRequest } from "./lighthouse.ts";

const { default: lighthouse } = await import(workerData);

parentPort?.on("message", async ({ url, options }: AuditRequest) => {
  let answer: AuditAnswer;
  try {
    const { runtimeError, categories, audits } = (await lighthouse(url, options)).lhr;
    answer = { report: { runtimeError, categories, audits } };
  } catch (error) {
    answer = { error: String(error) };
  }
  parentPort?.postMessage(answer);
});
