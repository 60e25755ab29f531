// Starts React in a finished page, when wake-react.js asks for it. What React needs is at an address of its own, or in
// the page where that page is kept for nobody (workers/finish-page.ts). When something can't be had, the page stays the
// document that it is.

const { dataset, textContent } = document.getElementById("boot");

// The whole stylesheet, so that nothing React adds is seen without styles.
const link = document.querySelector("link[data-href]");
const styled =
  link &&
  new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    link.href = link.dataset.href;
  });

const { context, data, modules, first, routes, entry } = dataset.hydration
  ? await (await fetch(dataset.hydration)).json()
  : JSON.parse(textContent);

for (const href of modules) {
  const preload = document.createElement("link");
  preload.rel = "modulepreload";
  preload.href = href;
  document.head.append(preload);
}

window.__reactRouterContext = context;
context.stream = new ReadableStream({
  start(controller) {
    controller.enqueue(data);
    controller.close();
  },
}).pipeThrough(new TextEncoderStream());

await import(first);
const loaded = {};
// One after the other: each is a task of its own, and the visitor's next touch comes between two.
for (const id in routes) loaded[id] = await import(routes[id]);
window.__reactRouterRouteModules = loaded;
await styled;
await import(entry);
