import * as v from "valibot";

const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24));

/** Company facts that pages compute with or link to, in content/site.ts. */
export const site = v.object({
  officeHours: v.pipe(
    v.object({ opens: hour, closes: hour }),
    v.check(({ opens, closes }) => opens < closes, "must open before it closes."),
  ),
  contact: v.object({
    phone: v.pipe(v.string(), v.startsWith("+", 'must begin with "+" and the country code.')),
  }),
});
