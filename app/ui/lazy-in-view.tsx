import { Component, type ComponentProps, type ReactNode, Suspense, useEffect, useRef, useState } from "react";

const ROOT_MARGIN = "200px";

/**
 * Renders its children, which may use `lazy()`, once it scrolls to within 200 px of the viewport.
 *
 * @param fallback shown until the children are ready, and if they fail
 */
export function LazyInView({
  fallback,
  children,
  ...wrapper
}: ComponentProps<"div"> & { fallback?: ReactNode; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} {...wrapper}>
      {isNear ? (
        <ErrorBoundary fallback={fallback}>
          <Suspense fallback={fallback}>{children}</Suspense>
        </ErrorBoundary>
      ) : (
        fallback
      )}
    </div>
  );
}

/** Shows the fallback without logging, because React logs the error. */
class ErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
