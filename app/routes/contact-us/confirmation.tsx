import { useEffect, useRef } from "react";
import { Icon } from "#app/media/icon.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** Replaces the form after a message was sent. `wasPosted`: by a form post without JavaScript. */
export function Confirmation({ wasPosted }: { wasPosted: boolean }) {
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => confirmation.current?.focus(), []);
  return (
    <div
      ref={confirmation}
      tabIndex={-1}
      role="status"
      // biome-ignore lint/a11y/noAutofocus: without JavaScript, it takes the visitor to the outcome of the post
      autoFocus={wasPosted}
      className="grid justify-items-center p-10 text-center card focus:outline-none sm:p-16"
    >
      <Icon name="circle-check-filled" className="text-6xl text-brand" />
      <h2 className="mt-5 text-xl">You message send successfully</h2>
      <div className="mt-7">
        <ButtonLink to="/">Go to Home</ButtonLink>
      </div>
    </div>
  );
}
