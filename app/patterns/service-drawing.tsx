import { useViewTransitionState } from "react-router";
import { Icon } from "#app/media/icon.tsx";
import { WhenNear } from "#app/ui/when-near.tsx";
import type { IconName } from "#content/types.ts";

const DRAWINGS = import.meta.glob<string>("./services/*.svg", { query: "?url", import: "default", eager: true });

export function hasDrawing(url: string): boolean {
  return `.${url}.svg` in DRAWINGS;
}

/**
 * The drawing of a service. On the way to its page, or back, it grows or shrinks from one place to the
 * other.
 *
 * @param url path of the service's page
 */
export function ServiceDrawing({ url, className }: { url: string; className: string }) {
  const isMoving = useViewTransitionState(url);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 560 420"
      preserveAspectRatio="xMidYMid slice"
      className={`${className} ${isMoving ? "moving-service" : ""}`}
    >
      <use href={`${DRAWINGS[`.${url}.svg`]}#drawing`} />
    </svg>
  );
}

/**
 * In a list: above the words of its service, on phones as a square beside them. Comes when the visitor is near.
 *
 * @param icon of a service without a drawing
 */
export function NearServiceDrawing({ url, icon }: { url: string; icon: IconName }) {
  const drawing = <ServiceDrawing url={url} className="size-full" />;
  const symbol = <Icon name={icon} className="m-auto size-7 text-brand" />;
  return (
    <WhenNear
      className="service-picture grid overflow-hidden bg-brand-soft print:hidden"
      load={() => Promise.resolve(hasDrawing(url) ? drawing : symbol)}
      before={hasDrawing(url) ? <noscript>{drawing}</noscript> : symbol}
    />
  );
}
