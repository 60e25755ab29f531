/** A way to pass a page on: a plain link, nothing of the other site is loaded. */
export interface ShareLink {
  name: "LinkedIn" | "X" | "WhatsApp" | "Email";
  href: string;
}

/** The links that pass an article on. In: its title and its whole address. */
export function shareLinks(title: string, url: string): ShareLink[] {
  const query = (values: Record<string, string>) =>
    // Mail programs take a plus sign as it is: spaces are %20.
    new URLSearchParams(values).toString().replaceAll("+", "%20");
  return [
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
    { name: "X", href: `https://x.com/intent/post?${query({ text: title, url })}` },
    { name: "WhatsApp", href: `https://wa.me/?${query({ text: `${title} ${url}` })}` },
    { name: "Email", href: `mailto:?${query({ subject: title, body: url })}` },
  ];
}
