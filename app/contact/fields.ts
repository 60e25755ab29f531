/** Longest values accepted, in UTF-16 code units: the unit of the maxlength attribute. */
export const CONTACT_LIMITS = { name: 100, email: 254, subject: 200, message: 5_000 } as const;

export const CONTACT_FIELDS = ["name", "email", "subject", "message"] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** A field that people never see: only programs fill it in, and are refused. */
export const HONEYPOT_FIELD = "company_website";

/** The hidden field that has a form's idempotency key when it is posted without JavaScript. */
export const KEY_FIELD = "idempotency_key";

/** One sentence for each field that is wrong. */
export type ContactErrors = Partial<Record<ContactField, string>>;
