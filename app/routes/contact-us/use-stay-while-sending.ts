import { type RefObject, useEffect, useRef } from "react";
import { useBlocker } from "react-router";

/**
 * While a message is being sent, a link to another page only moves the focus to the status "Sending...", so that the
 * visitor sees the outcome. Back works, because React Router loses track of the history when it blocks two steps at once.
 *
 * @returns the ref of the status
 */
export function useStayWhileSending(isSending: RefObject<boolean>) {
  const status = useRef<HTMLParagraphElement>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    return isSending.current && historyAction !== "POP" && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    // The button is disabled and cannot have the focus, so the status text beside it gets it.
    status.current?.focus({ preventScroll: true });
    status.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [blocker]);
  return status;
}
