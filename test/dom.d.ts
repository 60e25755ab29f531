// The DOM's methods, which those of HTMLRewriter in workers/bindings.d.ts would hide.
interface Element {
  after(...nodes: (Node | string)[]): void;
  append(...nodes: (Node | string)[]): void;
  before(...nodes: (Node | string)[]): void;
  prepend(...nodes: (Node | string)[]): void;
}
