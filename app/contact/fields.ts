/** In UTF-16 code units, like the maxlength attribute. */
export const CONTACT_LIMITS = { name: 100, email: 254, subject: 200, message: 5_000 } as const;

export const CONTACT_FIELDS = ["name", "email", "subject", "message"] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Hidden from people; a submission that fills it in is rejected. */
export const HONEYPOT_FIELD = "company_website";

/** Hidden field with the idempotency key of a form posted without JavaScript. */
export const KEY_FIELD = "idempotency_key";

export type ContactErrors = Partial<Record<ContactField, string>>;
