import "react";

declare module "react" {
  interface HTMLAttributes<T> {
    /** Delay per item of a list, in ms (shell/scroll-reveal.ts). */
    "data-reveal"?: "50" | "100" | "200" | undefined;
  }

  // React supports invoker commands, but @types/react lacks their attributes.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
}
