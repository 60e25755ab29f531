import { Picture } from "#app/media/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { SocialLinks } from "#app/ui/social-links.tsx";
import type { SocialItem, TeamMember } from "#content/types.ts";

export function TeamSection({ heading, intro, team }: { heading: string; intro: string; team: TeamMember[] }) {
  return (
    <section className="page section print:break-inside-avoid">
      <SectionHeading heading={heading} intro={intro} />
      <ul data-entrance="100" className="grid gap-x-6 gap-y-8 sm:grid-cols-3 lg:gap-x-8">
        {team.map((member) => (
          <li key={member.name} className="grid grid-cols-[min(6.5rem,32vw)_1fr] items-center gap-x-5 sm:block">
            <div className="overflow-hidden rounded-card border">
              <Picture
                picture={member.image}
                sizes="(min-width: 1280px) 380px, (min-width: 640px) 30vw, 104px"
                className="w-full"
              />
            </div>
            <div className="items-start justify-between gap-x-4 sm:mt-5 lg:flex">
              <div>
                <h3 className="text-lg">{member.name}</h3>
                <p className="text-muted">{member.position}</p>
              </div>
              <SocialLinks owner={member.name} items={profiles(member)} className="-ml-3 lg:(-mt-1.5 -mr-2.5 ml-0)" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function profiles({ linkedin, twitter, github }: TeamMember): SocialItem[] {
  const items: SocialItem[] = [{ name: "LinkedIn", path: linkedin, icon: "brand-linkedin" }];
  if (twitter) items.push({ name: "X", path: twitter, icon: "brand-x" });
  if (github) items.push({ name: "GitHub", path: github, icon: "brand-github" });
  return items;
}
