/** A script of app/start/ in the page itself. The Content-Security-Policy allows it by its hash (workers/pages/). */
export function InlineScript({ source }: { source: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, and JSX children would be escaped
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
