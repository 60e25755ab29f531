import { Icon } from "#app/media/icon.tsx";
import { NearViewport } from "#app/ui/near-viewport.tsx";
import type { ServiceEntry } from "#content/types.ts";

const DRAWINGS = import.meta.glob<string>("./services/*.svg", { eager: true, query: "?url", import: "default" });

/**
 * The drawing of a service.
 *
 * @param detail where an enlarged detail takes its place
 */
export function ServiceDrawing({
  drawing,
  detail,
  className,
}: {
  drawing: string;
  detail?: "phones" | "everywhere";
  className: string;
}) {
  const file = DRAWINGS[`./services/${drawing}.svg`];
  return (
    <svg aria-hidden="true" viewBox="-24 20 608 380" className={className}>
      {detail !== "everywhere" && <use href={`${file}#drawing`} className={detail && "max-sm:hidden"} />}
      {detail && <use href={`${file}#detail`} className={detail === "phones" ? "sm:hidden" : ""} />}
    </svg>
  );
}

/**
 * A service's drawing in a list. A service without a drawing shows its icon.
 */
export function ListedServiceDrawing({
  drawing,
  icon,
  detail,
}: Pick<ServiceEntry, "drawing" | "icon"> & { detail?: "phones" }) {
  return (
    <div className="grid aspect-[16/10] overflow-hidden border-b bg-brand-soft print:hidden">
      {drawing ? (
        <NearViewport>
          <ServiceDrawing drawing={drawing} detail={detail} className="size-full" />
        </NearViewport>
      ) : (
        <Icon name={icon} className="m-auto size-7 text-brand" />
      )}
    </div>
  );
}
