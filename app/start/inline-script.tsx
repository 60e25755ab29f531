interface InlineScriptProps {
  /** One of the texts of inline-sources.ts. */
  source: string;
  /** Address of the typeface's file, for early.js. */
  "data-typeface"?: string;
}

/** A script in the page itself; its attributes are what it is told. */
export function InlineScript({ source, ...attributes }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, and JSX children would be escaped
  return <script suppressHydrationWarning {...attributes} dangerouslySetInnerHTML={{ __html: source }} />;
}
