import { useEffect, useState } from "react";

const EVENT = "site:notice";

/** Long enough to read two sentences twice. */
const SHOWN_MS = 12_000;

/** Tells the visitor something on whichever page they are. It goes by itself. */
export function notify(text: string): void {
  dispatchEvent(new CustomEvent(EVENT, { detail: text }));
}

export function Notice() {
  const [text, setText] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = (event: Event) => {
      setText((event as CustomEvent<string>).detail);
      clearTimeout(timer);
      timer = setTimeout(() => setText(""), SHOWN_MS);
    };
    addEventListener(EVENT, show);
    return () => removeEventListener(EVENT, show);
  }, []);
  return (
    <p
      role="status"
      className={
        text && "fixed inset-x-4 bottom-4 z-50 mx-auto w-fit max-w-md border-brand px-5 py-3 card print:hidden"
      }
    >
      {text}
    </p>
  );
}
