import { beforeEach, expect, test, vi } from "vitest";
import { setServerEnvironment } from "#vite/local-servers.ts";

beforeEach(() => {
  for (const name of ["ADMIN_API_URL", "ADMIN_PORT"]) vi.stubEnv(name, undefined);
  return () => void vi.unstubAllEnvs();
});

test("starts a local admin API once, so that the inbox keeps its messages when Vite restarts", () => {
  vi.stubEnv("ADMIN_PORT", "8790");
  expect(setServerEnvironment()).toBe("http://localhost:8790/");
  expect(process.env.ADMIN_API_URL).toBe("http://localhost:8790/api/");
  expect(setServerEnvironment()).toBeUndefined();
});

test("starts no local admin API beside another one", () => {
  vi.stubEnv("ADMIN_API_URL", "https://admin.example.com/api/");
  expect(setServerEnvironment()).toBeUndefined();
  expect(process.env.ADMIN_API_URL).toBe("https://admin.example.com/api/");
});

test("npm start leaves out CLOUDFLARE_ENV, because the built configuration has no environments", () => {
  vi.stubEnv("CLOUDFLARE_ENV", "queue");
  setServerEnvironment();
  expect(process.env.CLOUDFLARE_ENV).toBe("queue");
  setServerEnvironment(true);
  expect(process.env.CLOUDFLARE_ENV).toBeUndefined();
});
