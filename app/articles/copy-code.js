// Copies a block of code (body/blocks.ts). No part of the React bundle: it works before React has started and without
// it, and only pages with code load it.
document.addEventListener("click", async ({ target }) => {
  const button = target.closest("button[data-copy]");
  if (!button) return;
  const figure = button.closest("figure");
  const status = figure.querySelector("[role=status]");
  // Empty first, so that the same words are said again.
  status.textContent = "";
  try {
    await navigator.clipboard.writeText(figure.querySelector("pre").textContent);
    status.textContent = "Copied";
  } catch {
    // Permission denied, or no Clipboard API on plain http.
    status.textContent = "It could not be copied";
  }
});
