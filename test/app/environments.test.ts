import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { refused } from "#workers/contact/verdict.ts";

// What of wrangler.toml the preflight does not check before a deployment.

const development = readConfig({ config: "wrangler.toml" });
const queue = readConfig({ config: "wrangler.toml", env: "queue" });
/** Those that are deployed, a staging too, by name. */
const deployed: [string, typeof development][] = (development.definedEnvironments ?? [])
  .filter((env: string) => env !== "queue")
  .map((env: string) => [env, readConfig({ config: "wrangler.toml", env })]);

test("each environment is a separate Worker with its own limit of five messages a minute", () => {
  const all = [development, ...deployed.map(([, config]) => config)];
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  const limit = expect.objectContaining({ name: "CONTACT_RATE_LIMIT", simple: { limit: 5, period: 60 } });
  for (const { ratelimits } of all) expect(ratelimits).toEqual([limit]);
  expect(new Set(all.map(({ ratelimits }) => ratelimits[0]?.namespace_id)).size).toBe(all.length);
});

test("whoever is over the limit is asked to wait as long as its period, in each environment", () => {
  const { retryAfterSeconds } = refused("rate");
  for (const { ratelimits, name } of [development, queue, ...deployed.map(([, config]) => config)]) {
    expect(ratelimits[0]?.simple.period, `${name}: Retry-After in workers/contact/verdict.ts`).toBe(retryAfterSeconds);
  }
});

test("deployments keep all logs except invocation logs, which contain request headers", () => {
  for (const [, { observability }] of deployed) {
    expect(observability).toMatchObject({ enabled: true, head_sampling_rate: 1, logs: { invocation_logs: false } });
  }
});

/** What the relay needs of a queue. */
const QUEUES = (prefix: string) => ({
  producers: [
    { binding: "CONTACT_QUEUE", queue: `${prefix}contact` },
    { binding: "CONTACT_DEAD_QUEUE", queue: `${prefix}contact-dead` },
  ],
  consumers: [
    { queue: `${prefix}contact`, dead_letter_queue: `${prefix}contact-dead`, max_batch_size: 5, max_retries: 100 },
  ],
});

const NO_QUEUES = { producers: [], consumers: [] };

test("a queue is complete, or switched off", () => {
  expect(development.queues).toEqual(NO_QUEUES);
  expect(queue.queues).toMatchObject(QUEUES(""));
  for (const [name, { queues }] of deployed) {
    if (JSON.stringify(queues) !== JSON.stringify(NO_QUEUES)) expect(queues).toMatchObject(QUEUES(`mhs-${name}-`));
  }
});

test.for(["preview", "production"])("the lines to uncomment switch the whole queue of %s on", (env) => {
  const folder = mkdtempSync(join(tmpdir(), "environments-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = join(folder, "wrangler.toml");
  const commented = /^# (?=\[\[env\.\w+\.queues\.|(?:binding|queue|dead_letter_queue|max_\w+) = )/gm;
  writeFileSync(config, readFileSync("wrangler.toml", "utf8").replaceAll(commented, ""));
  expect(readConfig({ config, env }).queues).toMatchObject(QUEUES(`mhs-${env}-`));
});

test("builds for trying have no public address", () => {
  for (const { workers_dev, routes } of [development, queue]) expect([workers_dev, routes]).toEqual([false, undefined]);
});
