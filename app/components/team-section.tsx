import type { SocialItem, TeamMember } from "~content/types";
import { Picture } from "./picture";
import { SectionHeading } from "./section-heading";
import { SocialLinks } from "./social-links";

/** The team, as on the home, portfolio and about pages. */
export function TeamSection({ heading, intro, team }: { heading: string; intro: string; team: TeamMember[] }) {
  return (
    <section className="page section">
      <SectionHeading heading={heading} intro={intro} />
      <ul data-entrance="100" className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {team.map((member) => (
          <li key={member.name} className="flex flex-col">
            <div className="overflow-hidden rounded-card border border-line border-solid">
              <Picture
                picture={member.image}
                sizes="(min-width: 1280px) 380px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 90vw"
                className="w-full"
              />
            </div>
            <div className="mt-5 flex items-start justify-between gap-4">
              <div>
                <h3 className="text-lg">{member.name}</h3>
                <p className="text-muted">{member.position}</p>
              </div>
              <SocialLinks owner={member.name} items={profiles(member)} className="-mt-1.5 -mr-2.5" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function profiles({ linkedin, twitter, github }: TeamMember): SocialItem[] {
  const items: SocialItem[] = [{ name: "LinkedIn", path: linkedin, icon: "linkedin" }];
  if (twitter) items.push({ name: "X", path: twitter, icon: "twitter" });
  if (github) items.push({ name: "GitHub", path: github, icon: "github" });
  return items;
}
