import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";

const MARGIN = "200px";

/**
 * Shows something once the visitor comes near.
 *
 * @param load called once. If it fails, `before` stays
 * @param before shown until then, by default nothing
 */
export function WhenNear({
  load,
  before,
  ...place
}: ComponentProps<"div"> & { load: () => Promise<ReactNode>; before?: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState(before);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is new in each render and called once
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load().then(setContent, () => {});
      },
      { rootMargin: MARGIN },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} {...place}>
      {content}
    </div>
  );
}
