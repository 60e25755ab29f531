import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * Renders drawings and frames once their parent is within 200 px of the viewport. Loading all of them with the page would delay
 * React by a fifth on a slow line. Without JavaScript, they are there at once.
 */
export function NearViewport({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setNear((wasNear) => wasNear || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: "200px" },
    );
    // The parent, because a box without a size may never intersect.
    const frame = place.current?.parentElement;
    if (frame) observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  if (isNear) return children;
  return (
    <>
      <span ref={place} />
      <noscript>{children}</noscript>
    </>
  );
}
