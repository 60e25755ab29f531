interface InlineScriptProps {
  /** One of the sources in start/inline-sources.ts. */
  source: string;
  /** URL of the font file, read by start/early.js. */
  "data-typeface"?: string;
}

export function InlineScript({ source, ...attributes }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, and JSX children would be escaped
  return <script suppressHydrationWarning {...attributes} dangerouslySetInnerHTML={{ __html: source }} />;
}
