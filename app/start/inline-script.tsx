interface InlineScriptProps {
  source: string;
  "data-typeface"?: string;
  "data-fallbacks"?: string;
}

export function InlineScript({ source, ...attributes }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, and JSX children would be escaped
  return <script suppressHydrationWarning {...attributes} dangerouslySetInnerHTML={{ __html: source }} />;
}
