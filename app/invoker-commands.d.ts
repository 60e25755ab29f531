import "react";

// Invoker commands (HTML standard): React passes the attributes through, but @types/react lacks them.
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
}
