import { contactFieldNames, contactFields } from "#content/contact-fields.ts";
import type { ContactMessage } from "#workers/contact/schema.ts";

const SAMPLES = {
  line: "A portal for our branches",
  email: "ada@example.com",
  text: "We are twelve people.\nHow would you start?",
};

/** A message that passes every check. */
export const VALID_MESSAGE: ContactMessage = {
  ...(Object.fromEntries(contactFieldNames.map((name) => [name, SAMPLES[contactFields[name].kind]])) as ContactMessage),
  name: "Ada Obi",
};
