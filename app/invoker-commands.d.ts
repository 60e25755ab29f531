import "react";

// Invoker commands (HTML standard): React passes the attributes through but does not type them yet.
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
}
