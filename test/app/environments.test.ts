import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";

// Settings in wrangler.toml that the preflight does not check.

const development = readConfig({ config: "wrangler.toml" });
const queue = readConfig({ config: "wrangler.toml", env: "queue" });
const preview = readConfig({ config: "wrangler.toml", env: "preview" });
const production = readConfig({ config: "wrangler.toml", env: "production" });

test("each environment is a separate Worker with its own limit of five messages a minute", () => {
  const separate = [development, preview, production];
  expect(new Set(separate.map(({ name }) => name)).size).toBe(3);
  const limits = separate.flatMap(({ ratelimits }) => ratelimits);
  expect(new Set(limits.map(({ namespace_id }) => namespace_id)).size).toBe(limits.length);
  const limit = expect.objectContaining({ name: "CONTACT_RATE_LIMIT", simple: { limit: 5, period: 60 } });
  for (const { ratelimits } of [...separate, queue]) expect(ratelimits).toContainEqual(limit);
});

test("every environment binds the version id, and runs on a workerd of 2026-10 or newer", () => {
  for (const { version_metadata, compatibility_date = "" } of [development, queue, preview, production]) {
    expect(version_metadata).toEqual({ binding: "CF_VERSION_METADATA" });
    expect(compatibility_date >= "2026-10-01").toBe(true);
  }
});

test("deployments keep all logs except invocation logs, which contain request headers, and map stack traces", () => {
  for (const { observability, upload_source_maps } of [preview, production]) {
    expect(upload_source_maps).toBe(true);
    expect(observability).toMatchObject({ enabled: true, head_sampling_rate: 1, logs: { invocation_logs: false } });
  }
});

test("a queue keeps a message for three days, and then moves it to its dead letter queue", () => {
  for (const { queues } of [queue, preview, production]) {
    const consumers = (queues.producers ?? []).map(({ queue: name }: { queue: string }) =>
      expect.objectContaining({
        queue: name,
        dead_letter_queue: `${name}-dead`,
        max_batch_size: 5,
        max_retries: 19,
      }),
    );
    expect(queues.consumers ?? []).toEqual(consumers);
  }
});

test("development builds have no public URL, and the preview has a workers.dev URL", () => {
  for (const { workers_dev, routes } of [development, queue]) expect([workers_dev, routes]).toEqual([false, undefined]);
  expect([preview.workers_dev, preview.preview_urls, preview.routes]).toEqual([true, true, undefined]);
  expect([production.workers_dev, production.preview_urls]).toEqual([false, true]);
  // Wrangler makes the DNS record and the certificate of a custom domain. A route would need both.
  expect(production.routes).toEqual([expect.objectContaining({ custom_domain: true })]);
});
