// Loaded by early.js in browsers that lack invoker commands (`command`, `commandfor`) or light dismiss (`closedby`).

if (!("commandForElement" in HTMLButtonElement.prototype)) {
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("button[commandfor]");
    const dialog = button && document.getElementById(button.getAttribute("commandfor"));
    if (!dialog) return;
    if (button.getAttribute("command") === "show-modal") dialog.showModal();
    else dialog.close();
  });
}

if (!("closedBy" in HTMLDialogElement.prototype)) {
  /** Out: the dialog whose backdrop the pointer is on. Events on its padding have the same target. */
  const backdropAt = ({ target, clientX, clientY }) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
    return isOutside && target.matches("dialog[closedby=any]") ? target : undefined;
  };
  let pressed;
  addEventListener("pointerdown", (event) => {
    pressed = backdropAt(event);
  });
  // Pressed and released there: not when a selection of text was dragged out of a field. Not at pointerup, whose click
  // would then meet the page behind.
  addEventListener("click", (event) => {
    if (pressed && pressed === backdropAt(event)) pressed.close();
  });
}
