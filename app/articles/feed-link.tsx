import type { FeedLink as Feed } from "#app/discovery/feed-links.ts";
import { Icon } from "#app/media/icon.tsx";

export function FeedLink({ feed }: { feed: Feed }) {
  return (
    <a
      href={feed.rss}
      type="application/rss+xml"
      className="inline-flex min-h-11 items-center gap-2 rounded font-650 text-brand underline-offset-4 hover:underline"
    >
      <Icon name="rss" className="text-xl" />
      RSS feed<span className="sr-only">: {feed.title}</span>
    </a>
  );
}
