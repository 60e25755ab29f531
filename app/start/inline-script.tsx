/** One of the scripts of inline-sources.ts, in the page itself. */
export function InlineScript({ source }: { source: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, and JSX children would be escaped
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
