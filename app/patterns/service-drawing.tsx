import { useViewTransitionState } from "react-router";
import { Icon } from "#app/media/icon.tsx";
import type { ServiceEntry } from "#content/types.ts";

const DRAWINGS = import.meta.glob<string>("./services/*.svg", { eager: true, query: "?url", import: "default" });

/**
 * The drawing of a service. It morphs between the list and its page (shell/route-change.css).
 *
 * @param url path of the service's page
 * @param small shows an enlarged detail on phones
 */
export function ServiceDrawing({
  drawing,
  url,
  small = false,
  className,
}: {
  drawing: string;
  url: string;
  small?: boolean;
  className: string;
}) {
  const isMoving = useViewTransitionState(url);
  const file = DRAWINGS[`./services/${drawing}.svg`];
  return (
    <svg aria-hidden="true" viewBox="-24 20 608 380" className={`${className} ${isMoving ? "moving-service" : ""}`}>
      <use href={`${file}#drawing`} className={small ? "max-sm:hidden" : ""} />
      {small && <use href={`${file}#detail`} className="sm:hidden" />}
    </svg>
  );
}

/**
 * A service's drawing in a list. A service without a drawing shows its icon.
 *
 * @param small shows enlarged details on phones
 */
export function ListedServiceDrawing({
  drawing,
  url,
  icon,
  small = false,
}: Pick<ServiceEntry, "drawing" | "url" | "icon"> & { small?: boolean }) {
  return (
    <div className="grid aspect-[16/10] overflow-hidden border-b bg-brand-soft print:hidden">
      {drawing ? (
        <ServiceDrawing drawing={drawing} url={url} small={small} className="size-full" />
      ) : (
        <Icon name={icon} className="m-auto size-7 text-brand" />
      )}
    </div>
  );
}
