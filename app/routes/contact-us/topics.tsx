import type { MouseEvent } from "react";
import { StarterLinks } from "#app/ui/starter-links.tsx";
import type { ContactFieldName } from "#content/contact-fields.ts";
import { starters } from "#content/starters.ts";

type Topic = (typeof starters.items)[number];

/** @returns the topic whose link opens the page with this subject */
export function topicOf(subject: string | null): Topic | undefined {
  return starters.items.find((topic) => topic.subject === subject);
}

/** Links that fill in the subject, unless the visitor has typed one. Without React, they open the page with the subject. */
export function Topics({ chosen, onChoose }: { chosen?: Topic; onChoose: (topic: Topic) => void }) {
  function choose(event: MouseEvent<HTMLAnchorElement>, topic: Topic) {
    // The browser opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const subject = field("subject");
    // Not saved as a draft, which would win over the subject of a link that the visitor follows later.
    if (subject.value === "" || topicOf(subject.value)) subject.value = topic.subject;
    // Keeps the topic on Back and reload. A navigation would scroll to the top.
    history.replaceState(history.state, "", event.currentTarget.href);
    onChoose(topic);
    (subject.value ? field("message") : subject).focus();
  }
  return (
    <>
      <p aria-hidden="true" className="mt-8 mb-2 font-650">
        {starters.label} <span className="font-400 text-muted max-[22rem]:block">(fills in the subject)</span>
      </p>
      <StarterLinks
        starters={starters}
        chosen={chosen?.label}
        onChoose={choose}
        className="flex max-w-[22rem] flex-wrap md:max-lg:max-w-none"
        linkClassName="px-3 border-field-line hover:bg-brand-soft aria-[current]:(border-brand bg-brand-soft text-brand)"
      />
    </>
  );
}

function field(name: ContactFieldName) {
  return document.getElementById(name) as HTMLInputElement | HTMLTextAreaElement;
}
