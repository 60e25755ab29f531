import { afterEach, expect, test, vi } from "vitest";
import { FAILURE_FALLBACK, failureMessage, SUBMISSION_FALLBACK } from "../../app/contact/answer.ts";
import { request } from "../../app/contact/request.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function answering(response: Response | Error) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal("fetch", fetch);
  return { fetch, log: vi.spyOn(console, "error").mockImplementation(() => undefined) };
}

test("a POST sends JSON and returns the data", async () => {
  const { fetch, log } = answering(Response.json({ success: true, message: "" }));
  expect(await request("contact-us", { method: "POST", body: { a: 1 } })).toEqual({ success: true, message: "" });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe("/api/contact-us");
  expect(init?.body).toBe('{"a":1}');
  expect(new Headers(init?.headers).get("Content-Type")).toBe("application/json");
  expect(log).not.toHaveBeenCalled();
});

test("logs a failed response once and throws its body", async () => {
  const { log } = answering(Response.json({ success: false, message: "No." }, { status: 422 }));
  await expect(request("contact-us", { method: "POST", body: {} })).rejects.toEqual({ success: false, message: "No." });
  expect(log).toHaveBeenCalledTimes(1);
});

test("each failure has a message for the visitor", async () => {
  const shown = async (response: Response | Error) => {
    answering(response);
    return request("contact-us", { method: "POST", body: {} }).catch(failureMessage);
  };
  expect(await shown(Response.json({ success: false, message: "Blocked." }, { status: 422 }))).toBe("Blocked.");
  expect(await shown(Response.json({ success: false }, { status: 500 }))).toBe(SUBMISSION_FALLBACK);
  expect(await shown(new Response("<h1>Bad gateway</h1>", { status: 502 }))).toBe(FAILURE_FALLBACK);
  expect(await shown(new Response(null, { status: 504 }))).toBe(FAILURE_FALLBACK);
  expect(await shown(new Error("The connection was reset."))).toBe("The connection was reset.");
  expect(await shown(new Error(""))).toBe(FAILURE_FALLBACK);
});
