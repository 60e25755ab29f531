import { Link } from "react-router";
import { ButtonLink } from "~/components/button-link";
import { SocialIcon } from "~/components/social-icon";
import type { NavItem, PageText, SocialItem } from "~content/types";
import { HeroArt } from "./hero-art";

export function Hero({
  page,
  links,
  social,
}: {
  page: PageText;
  links: { primary: { label: string; to: string }; secondary: { label: string; to: string } };
  social: (SocialItem & NavItem)[];
}) {
  return (
    <section className="relative isolate overflow-hidden pt-16">
      <HeroArt />
      <div className="page flex min-h-[34rem] flex-col justify-center pt-16 pb-36 lg:min-h-[40rem] lg:py-24">
        <h1 className="max-w-[15ch] text-4xl font-800 tracking-[-0.035em]">{page.heading}</h1>
        <p className="mt-6 max-w-[38ch] text-lg text-muted">{page.intro}</p>
        <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-4">
          <ButtonLink to={links.primary.to}>{links.primary.label}</ButtonLink>
          <Link
            to={links.secondary.to}
            prefetch="intent"
            className="inline-flex min-h-12 items-center rounded font-650 text-ink decoration-2 decoration-accent underline-offset-6 hover:underline"
          >
            {links.secondary.label}
          </Link>
        </div>
        <ul className="-ml-2.5 mt-10 flex gap-1">
          {social.map((item) => (
            <li key={item.name}>
              <a
                href={item.path}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`MHS on ${item.name} (opens in a new tab)`}
                className="grid size-11 place-items-center rounded-pill text-muted transition-colors duration-200 hover:(bg-brand-soft text-brand)"
              >
                <SocialIcon icon={item.icon} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
