import type { ReactNode } from "react";
import { ControlIcon } from "./control-icon.tsx";
import "./dialog.css";

/**
 * A modal dialog. A button with `command="show-modal"` and `commandfor` opens it, even before hydration. Back and leaving
 * the page close every dialog (ui/dialogs.ts).
 */
export function Dialog({
  id,
  label,
  header,
  headerClassName,
  closeLabel,
  className,
  children,
}: {
  id: string;
  label: string;
  /** Shown beside the close button. */
  header: ReactNode;
  headerClassName: string;
  closeLabel: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <dialog id={id} closedby="any" aria-label={label} className={`dialog ${className}`}>
      <div className={`flex justify-between ${headerClassName}`}>
        {header}
        <button
          type="button"
          command="close"
          commandfor={id}
          aria-label={closeLabel}
          className="icon-button inset-focus -mr-1 flex-none text-ink"
        >
          <ControlIcon name="close" className="text-xl" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
