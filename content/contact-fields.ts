import type { ContactFieldDefinition, ContactFieldMessages } from "./types.ts";

/** Fields of the contact form by name, in display order. docs/changing-the-site.md says how to add a field. */
export const contactFields = {
  name: { kind: "line", label: "Name", limit: 100, required: true, autoComplete: "name", halfWidth: true },
  email: { kind: "email", label: "Email", limit: 254, required: true, autoComplete: "email", halfWidth: true },
  subject: { kind: "line", label: "Subject", limit: 200, required: true, autoComplete: "off" },
  message: { kind: "text", label: "Message", limit: 5_000, required: true },
} satisfies Record<string, ContactFieldDefinition>;

export type ContactFieldName = keyof typeof contactFields;

export const contactFieldNames = Object.keys(contactFields) as ContactFieldName[];

/** Texts for error messages and the privacy policy, apart from the fields, which are part of the client scripts. */
export const contactFieldMessages = {
  name: { noun: "name", prompt: "Please enter your name." },
  email: {
    noun: "email address",
    prompt: "Please enter your email address.",
    format: "Please enter an email address like name@example.com.",
  },
  subject: { noun: "subject", prompt: "Please enter a subject." },
  message: { noun: "message", prompt: "Please write a message." },
} satisfies Record<ContactFieldName, ContactFieldMessages>;
