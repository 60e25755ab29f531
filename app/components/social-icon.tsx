import type { SocialItem } from "~content/types";

const ICONS: Record<SocialItem["icon"], string> = {
  linkedin: "i-tabler-brand-linkedin",
  upwork: "i-tabler-brand-upwork",
  fiverr: "i-tabler-brand-fiverr",
  github: "i-tabler-brand-github",
  twitter: "i-tabler-brand-x",
  website: "i-tabler-world",
};

/** The mark of a network or marketplace, without a name: the link around it has to say it. */
export function SocialIcon({ icon }: { icon: SocialItem["icon"] }) {
  return <span aria-hidden="true" className={`${ICONS[icon]} text-xl`} />;
}
