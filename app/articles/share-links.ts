export interface ShareLink {
  name: "LinkedIn" | "X" | "WhatsApp" | "Email";
  href: string;
}

export function shareLinks(title: string, url: string): ShareLink[] {
  const query = (values: Record<string, string>) =>
    // Mail programs do not decode a plus sign as a space.
    new URLSearchParams(values).toString().replaceAll("+", "%20");
  return [
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
    { name: "X", href: `https://x.com/intent/post?${query({ text: title, url })}` },
    { name: "WhatsApp", href: `https://wa.me/?${query({ text: `${title} ${url}` })}` },
    { name: "Email", href: `mailto:?${query({ subject: title, body: url })}` },
  ];
}
