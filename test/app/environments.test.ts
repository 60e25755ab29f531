import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";

const development = readConfig({ config: "wrangler.toml" });
const preview = readConfig({ config: "wrangler.toml", env: "preview" });
const production = readConfig({ config: "wrangler.toml", env: "production" });

test("each environment is a separate Worker with its own ENVIRONMENT", () => {
  expect(new Set([development.name, preview.name, production.name]).size).toBe(3);
  expect(development.vars.ENVIRONMENT).toBe("development");
  expect(preview.vars.ENVIRONMENT).toBe("preview");
  expect(production.vars.ENVIRONMENT).toBe("production");
});

test("a plain build has no public address, production none on workers.dev, but each version one of its own", () => {
  expect(development.workers_dev).toBe(false);
  expect(development.routes).toBeUndefined();
  expect(production.workers_dev).toBe(false);
  expect([preview.preview_urls, production.preview_urls]).toEqual([true, true]);
});

test("each environment has its own limit of five messages a minute", () => {
  const limits = [development, preview, production].map(({ ratelimits }) => ratelimits);
  for (const ratelimits of limits) {
    expect(ratelimits).toEqual([
      expect.objectContaining({ name: "CONTACT_RATE_LIMIT", simple: { limit: 5, period: 60 } }),
    ]);
  }
  expect(new Set(limits.map((ratelimits) => ratelimits[0]?.namespace_id)).size).toBe(3);
});

test("deployments keep all logs except invocation logs", () => {
  for (const { observability } of [preview, production]) {
    expect(observability?.enabled).toBe(true);
    expect(observability?.head_sampling_rate).toBe(1);
    // Invocation logs contain request headers.
    expect(observability?.logs?.invocation_logs).toBe(false);
  }
});

test("a plain build and deployments answer as the specification says, and only a build for trying it has a queue", () => {
  for (const { queues } of [development, preview, production]) expect(queues).toEqual({ producers: [], consumers: [] });
  const { queues, workers_dev, routes } = readConfig({ config: "wrangler.toml", env: "queue" });
  expect(queues.producers?.map((producer: { binding: string }) => producer.binding)).toEqual([
    "CONTACT_QUEUE",
    "CONTACT_DEAD_QUEUE",
  ]);
  expect([workers_dev, routes]).toEqual([false, undefined]);
});
