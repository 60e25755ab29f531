import type { ComponentProps } from "react";
import { Picture } from "#app/media/picture.tsx";
import { Drawing } from "#app/patterns/drawing.tsx";
import { Section } from "#app/ui/section.tsx";
import { SocialLinks } from "#app/ui/social-links.tsx";
import type { SocialItem, TeamMember } from "#content/types.ts";

/** Size of the portraits from 640 px up. Phones show small ones, beside the names. */
const PORTRAITS = {
  large: {
    list: "sm:gap-8",
    member: "items-center sm:block",
    sizes: "(min-width: 1280px) 380px, (min-width: 640px) 30vw, 6rem",
    text: "items-center justify-between gap-x-4 sm:mt-4 lg:flex",
    name: "text-lg",
    position: "",
  },
  small: {
    list: "",
    member: "items-start sm:max-lg:grid-cols-[4rem_1fr]",
    sizes: "6rem",
    text: "",
    name: "leading-[1.3]",
    position: "text-sm",
  },
};

export function TeamSection({
  team,
  portraits = "large",
  ...section
}: ComponentProps<typeof Section> & { team: TeamMember[]; portraits?: keyof typeof PORTRAITS }) {
  if (team.length === 0) return null;
  const classes = PORTRAITS[portraits];
  return (
    <Section id="team" {...section}>
      <ul data-reveal="100" className={`grid gap-4 sm:grid-cols-3 ${classes.list}`}>
        {team.map((member, index) => (
          <li key={member.name} className={`group grid grid-cols-[min(6rem,27vw)_1fr] gap-x-4 ${classes.member}`}>
            <div className="relative isolate overflow-hidden rounded-card border">
              <PortraitBackground index={index} />
              <Picture picture={member.image} sizes={classes.sizes} className="w-full" />
            </div>
            <div className={classes.text}>
              <div>
                <h3 className={classes.name}>{member.name}</h3>
                <p className={`text-muted ${classes.position}`}>{member.position}</p>
              </div>
              <SocialLinks owner={member.name} items={profiles(member)} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Colors of the background, the lines and the star. */
const BACKGROUNDS = [
  ["#084634", "#8fe3c3", "#9fcdb8"],
  ["#87520d", "#f6d08c", "#eec481"],
  ["#1c4568", "#9ccbea", "#a3c6dd"],
] as const;

/** Shows through transparent portraits. The star rotates on hover. */
function PortraitBackground({ index }: { index: number }) {
  const [background, lines, star] = BACKGROUNDS[index % BACKGROUNDS.length] ?? BACKGROUNDS[0];
  return (
    <svg aria-hidden="true" viewBox="-320 -312 640 640" className="absolute inset-0 -z-1">
      <path d="M-320-312h640v640h-640z" fill={background} />
      <g className="[transition:rotate_200ms] group-hover:[rotate:45deg]" fill={star} stroke={lines} strokeWidth="3">
        <Drawing name="portrait-star" />
      </g>
    </svg>
  );
}

function profiles({ linkedin, twitter, github }: TeamMember): SocialItem[] {
  const items: SocialItem[] = [{ name: "LinkedIn", path: linkedin, icon: "brand-linkedin" }];
  if (twitter) items.push({ name: "X", path: twitter, icon: "brand-x" });
  if (github) items.push({ name: "GitHub", path: github, icon: "brand-github" });
  return items;
}
