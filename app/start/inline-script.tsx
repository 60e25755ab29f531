/** An inline script. The Content-Security-Policy allows it by its hash (page-policy.ts). */
export function InlineScript({ source }: { source: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is our own file, and JSX would escape it
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
