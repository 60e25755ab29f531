// The built site with one more entrypoint, copied beside its index.js by test/bench/outbox.ts: a Worker with assets
// cannot be called as a queue's consumer by another Worker.
import { WorkerEntrypoint } from "cloudflare:workers";
import site from "./index.ts";

export default site;

export class Consumer extends WorkerEntrypoint {
  /** Out: for each message, in its order, the seconds until its next try, or null when it is done. */
  async deliver(queue, messages) {
    const outcomes = messages.map(() => 0);
    const batch = messages.map((message, index) => ({
      ...message,
      ack: () => {
        outcomes[index] = null;
      },
      retry: ({ delaySeconds = 0 } = {}) => {
        outcomes[index] = delaySeconds;
      },
    }));
    await site.queue({ queue, messages: batch }, this.env, this.ctx);
    return outcomes;
  }
}
