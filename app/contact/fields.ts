import { type ContactField, contactFields } from "#content/contact-fields.ts";

/** In the order of the form and of the relayed JSON. */
export const CONTACT_FIELDS = Object.keys(contactFields) as ContactField[];

/** Hidden from people. The Worker rejects a submission that fills it in. */
export const HONEYPOT_FIELD = "company_website";

export type ContactErrors = Partial<Record<ContactField, string>>;
