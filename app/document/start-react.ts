/** Id of the template that holds React's scripts (document/defer-scripts.ts). */
export const REACT_TEMPLATE_ID = "site:react";

/**
 * Inserts React's scripts after the first paint, which loading them would delay. Background tabs render no frames, so
 * React starts there when the tab becomes visible.
 */
export function startReact(): void {
  addEventListener("DOMContentLoaded", () => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const template = document.getElementById(REACT_TEMPLATE_ID) as HTMLTemplateElement | null;
        template?.replaceWith(template.content);
      }),
    );
  });
}
