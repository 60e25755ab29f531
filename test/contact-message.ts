import type { ContactMessage } from "../app/contact/schema.ts";

/** A message that every check accepts. */
export const VALID_MESSAGE: ContactMessage = {
  name: "Ada Obi",
  email: "ada@example.com",
  subject: "A portal for our branches",
  message: "We are twelve people.\nHow would you start?",
};
