/**
 * The queues of `npm start -- --outbox` and `npm run dev -- --outbox`, in wrangler's format. Deployments name their own in
 * wrangler.toml (docs/contact-outbox.md).
 */
export const LOCAL_QUEUES = {
  producers: [
    { binding: "CONTACT_OUTBOX", queue: "contact-outbox" },
    { binding: "CONTACT_DEAD_LETTERS", queue: "contact-dead-letters" },
  ],
  consumers: [
    {
      queue: "contact-outbox",
      dead_letter_queue: "contact-dead-letters",
      max_batch_size: 5,
      max_batch_timeout: 1,
      max_retries: 100,
    },
  ],
};

/** Set by scripts/serve.ts for vite.config.ts. */
export const OUTBOX_VARIABLE = "LOCAL_OUTBOX";
