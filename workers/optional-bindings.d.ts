/** Bindings that may be absent, so `wrangler types` does not generate them. */
interface Env {
  /** A public var. Turnstile is on when it and the secret are set. */
  TURNSTILE_SITE_KEY?: string;
  /** `wrangler secret put TURNSTILE_SECRET_KEY` */
  TURNSTILE_SECRET_KEY?: string;
}
