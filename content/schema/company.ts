import * as v from "valibot";
import { anyText, list } from "./text.ts";

const hour = v.pipe(v.number(), v.integer("is not a whole hour."), v.minValue(0), v.maxValue(24));

const email = v.pipe(
  v.string(),
  v.rfcEmail(({ received }) => `${received} is not an email address.`),
);

/** What must fit in content/site.ts, whose other texts have only types. */
export const company = v.looseObject({
  officeHours: v.looseObject({ opens: hour, closes: hour }),
  contact: v.looseObject({
    email,
    careersEmail: email,
    phone: v.pipe(
      v.string(),
      // What is dialed is made of it.
      v.regex(/^\+[\d -]+\d$/, ({ received }) => `${received} must be a number such as "+92 51 000 0000".`),
    ),
    address: v.looseObject({ lines: list(anyText, { min: 1, max: 4 }), countryCode: v.pipe(v.string(), v.length(2)) }),
  }),
  security: v.looseObject({ email }),
  office: v.looseObject({ latitude: v.number(), longitude: v.number() }),
});
