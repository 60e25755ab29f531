import { Icon } from "#app/media/icon.tsx";
import type { ServiceEntry } from "#content/types.ts";

const DRAWINGS = import.meta.glob<string>("./services/*.svg", { eager: true, query: "?url", import: "default" });

/**
 * The drawing of a service.
 *
 * @param small shows an enlarged detail on phones
 */
export function ServiceDrawing({
  drawing,
  small = false,
  className,
}: {
  drawing: string;
  small?: boolean;
  className: string;
}) {
  const file = DRAWINGS[`./services/${drawing}.svg`];
  return (
    <svg aria-hidden="true" viewBox="-24 20 608 380" className={className}>
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
  icon,
  small = false,
}: Pick<ServiceEntry, "drawing" | "icon"> & { small?: boolean }) {
  return (
    <div className="grid aspect-[16/10] overflow-hidden border-b bg-brand-soft print:hidden">
      {drawing ? (
        <ServiceDrawing drawing={drawing} small={small} className="size-full" />
      ) : (
        <Icon name={icon} className="m-auto size-7 text-brand" />
      )}
    </div>
  );
}
