import { expect, test } from "vitest";
import { contactEndpoint } from "#workers/contact/admin-api.ts";

test.for([
  ["https://admin.example.com/api/", "https://admin.example.com/api/contact-us"],
  ["https://admin.example.com/api", "https://admin.example.com/api/contact-us"],
  ["https://admin.example.com/api?old=1", "https://admin.example.com/api/contact-us"],
  ["http://localhost:8788/api/", "http://localhost:8788/api/contact-us"],
  ["http://127.0.0.1:8788/api/", "http://127.0.0.1:8788/api/contact-us"],
])("accepts the base URL %s", ([base = "", endpoint]) => {
  expect(contactEndpoint(base)?.href).toBe(endpoint);
});

test.for([
  ...[undefined, "", "not an address", "http://admin.example.com/api/", "ftp://localhost/"],
  ...["http://localhost.example.com/", "https://user:password@admin.example.com/api/"],
])("refuses the base URL %s", (base) => {
  expect(contactEndpoint(base)).toBeUndefined();
});
