import "react";

// React supports invoker commands, but @types/react lacks their attributes.
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
}
