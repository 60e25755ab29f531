import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { Picture } from "#app/media/picture.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { SocialLinks } from "#app/ui/social-links.tsx";
import { developerCredit as credit } from "#content/site.ts";
import "./developer-credit.css";

/**
 * Opens a card on hover, but not on touch (specification, sections 4 and 9). The delays are in shell/developer-credit.css. Touch
 * needs a handler, because a tap leaves :hover behind on devices that also have a mouse.
 */
export function DeveloperCredit() {
  const [isKeptClosed, keepClosed] = useState(false);
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && keepClosed(true);
  const onPointerEnter = ({ pointerType }: PointerEvent) => keepClosed(pointerType === "touch");

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the card closes on Escape from any of its links
    <div
      className="profile-card-host relative"
      data-kept-closed={isKeptClosed || undefined}
      onKeyDown={onKeyDown}
      onPointerEnter={onPointerEnter}
      onBlur={() => keepClosed(false)}
    >
      <NewTabLink className="footer-link" href={credit.profiles[0]?.path}>
        Site by {credit.name}
      </NewTabLink>
      <div className="profile-card">
        <div className="flex w-72 items-center gap-4 px-4 pt-4 text-ink card-frame">
          <Picture picture={{ ...credit.photo, alt: "" }} sizes="56px" className="size-14 rounded-pill" />
          <div className="min-w-0">
            <p className="font-650">{credit.name}</p>
            <p className="text-muted text-sm">{credit.title}</p>
            <SocialLinks owner={credit.name} items={credit.profiles} />
          </div>
        </div>
      </div>
    </div>
  );
}
