import { Link } from "react-router";
import type { PageText } from "~content/types";
import { ButtonLink } from "./button-link";
import { MissingStar } from "./drawings";

/** The specified not-found screen; its ways out are the main pages. */
export function NotFound({ page, back }: { page: PageText; back: string }) {
  return (
    <div className="page grid items-center gap-x-16 gap-y-10 pt-28 pb-20 md:pt-36 lg:grid-cols-[7fr_5fr]">
      <div>
        <h1 className="text-4xl font-750 tracking-[-0.03em]">{page.heading}</h1>
        <p className="mt-5 text-lg text-muted">{page.intro}</p>
        <div className="mt-8">
          <ButtonLink to="/">{back}</ButtonLink>
        </div>
        <p className="mt-8 text-muted">
          Or go to{" "}
          <Link className="text-brand underline underline-offset-4" to="/services" prefetch="intent">
            Services
          </Link>
          ,{" "}
          <Link className="text-brand underline underline-offset-4" to="/portfolio" prefetch="intent">
            Portfolio
          </Link>{" "}
          or{" "}
          <Link className="text-brand underline underline-offset-4" to="/blogs" prefetch="intent">
            Blogs
          </Link>
          .
        </p>
      </div>
      <MissingStar />
    </div>
  );
}
