import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";

// Settings in wrangler.toml that the preflight does not check.

const development = readConfig({ config: "wrangler.toml" });
const queue = readConfig({ config: "wrangler.toml", env: "queue" });
const preview = readConfig({ config: "wrangler.toml", env: "preview" });
const production = readConfig({ config: "wrangler.toml", env: "production" });

test("each environment is a separate Worker with its own limit of five messages a minute", () => {
  const separate = [development, preview, production];
  expect(new Set(separate.map(({ name }) => name)).size).toBe(3);
  expect(new Set(separate.map(({ ratelimits }) => ratelimits[0]?.namespace_id)).size).toBe(3);
  const limit = expect.objectContaining({ name: "CONTACT_RATE_LIMIT", simple: { limit: 5, period: 60 } });
  for (const { ratelimits } of [...separate, queue]) expect(ratelimits).toEqual([limit]);
});

test("deployments keep all logs except invocation logs, which contain request headers", () => {
  for (const { observability } of [preview, production]) {
    expect(observability).toMatchObject({ enabled: true, head_sampling_rate: 1, logs: { invocation_logs: false } });
  }
});

test.for(["preview", "production"])("uncommenting the lines in %s enables the queue", (env) => {
  const folder = mkdtempSync(join(tmpdir(), "environments-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const commented = /^# (?=\[\[env\.\w+\.queues\.|\w+ = )/gm;
  writeFileSync(join(folder, "wrangler.toml"), readFileSync("wrangler.toml", "utf8").replaceAll(commented, ""));
  const { queues } = readConfig({ config: join(folder, "wrangler.toml"), env });
  expect(JSON.parse(JSON.stringify(queues).replaceAll(`mhs-${env}-`, ""))).toEqual(queue.queues);
});

test("development builds have no public URL, and the preview has a workers.dev URL that is not indexed", () => {
  for (const { workers_dev, routes } of [development, queue]) expect([workers_dev, routes]).toEqual([false, undefined]);
  expect([preview.workers_dev, preview.routes]).toEqual([true, undefined]);
  const hidden = "\nhttps://:worker.:subdomain.workers.dev/*\n  X-Robots-Tag: noindex\n";
  expect(readFileSync("public/_headers", "utf8").split("X-Robots-Tag")).toHaveLength(2);
  expect(readFileSync("public/_headers", "utf8")).toContain(hidden);
});
