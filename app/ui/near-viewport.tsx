import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * Renders drawings and frames once they are within 200 px of the viewport. Loading all of them with the page would delay
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
    if (place.current) observer.observe(place.current);
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
