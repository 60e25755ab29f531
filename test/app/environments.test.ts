import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { refused } from "#workers/contact/verdict.ts";

// What of wrangler.toml the preflight does not check before a deployment.

const development = readConfig({ config: "wrangler.toml" });
const preview = readConfig({ config: "wrangler.toml", env: "preview" });
const production = readConfig({ config: "wrangler.toml", env: "production" });
const queue = readConfig({ config: "wrangler.toml", env: "queue" });

test("each environment is a separate Worker with its own limit of five messages a minute", () => {
  const all = [development, preview, production];
  expect(new Set(all.map(({ name }) => name)).size).toBe(3);
  const limit = expect.objectContaining({ name: "CONTACT_RATE_LIMIT", simple: { limit: 5, period: 60 } });
  for (const { ratelimits } of all) expect(ratelimits).toEqual([limit]);
  expect(new Set(all.map(({ ratelimits }) => ratelimits[0]?.namespace_id)).size).toBe(3);
});

test("whoever is over the limit is asked to wait as long as its period, in each environment", () => {
  const { retryAfterSeconds } = refused("rate");
  for (const { ratelimits, name } of [development, queue, preview, production]) {
    expect(ratelimits[0]?.simple.period, `${name}: Retry-After in workers/contact/verdict.ts`).toBe(retryAfterSeconds);
  }
});

test("deployments keep all logs except invocation logs, which contain request headers", () => {
  for (const { observability } of [preview, production]) {
    expect(observability).toMatchObject({ enabled: true, head_sampling_rate: 1, logs: { invocation_logs: false } });
  }
});

test("only a build for trying it has a queue, and builds for trying have no public address", () => {
  for (const { queues } of [development, preview, production]) expect(queues).toEqual({ producers: [], consumers: [] });
  const bindings = queue.queues.producers?.map(({ binding }: { binding: string }) => binding);
  expect(bindings).toEqual(["CONTACT_QUEUE", "CONTACT_DEAD_QUEUE"]);
  for (const { workers_dev, routes } of [development, queue]) expect([workers_dev, routes]).toEqual([false, undefined]);
});
