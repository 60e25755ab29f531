import "react";

// React supports the attributes of invoker commands, but @types/react lacks them.
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
}
