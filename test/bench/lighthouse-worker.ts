/**
 * Runs Lighthouse in a thread that is reused: loading it takes longer than an audit. workerData is the URL of its
 * module.
 */
import { parentPort, workerData } from "node:worker_threads";
import type { AuditAnswer, AuditRequest } from "./lighthouse.ts";

const { default: lighthouse } = await import(workerData);

parentPort?.on("message", async ({ url, options }: AuditRequest) => {
  let answer: AuditAnswer;
  try {
    const { runtimeError, categories, audits, environment } = (await lighthouse(url, options)).lhr;
    answer = { report: { runtimeError, categories, audits, environment } };
  } catch (error) {
    answer = { error: String(error) };
  }
  parentPort?.postMessage(answer);
});
