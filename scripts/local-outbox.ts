export const BUILT_CONFIG = "build/server/wrangler.json";

/** Where `npm start -- --outbox` keeps messages. Not in build/, which a build empties. */
export const OUTBOX_FOLDER = ".wrangler/outbox";

/** Arguments with which wrangler's d1 commands find the database of `npm start -- --outbox`. */
export const LOCAL_DATABASE = ["--local", "-c", BUILT_CONFIG, "--persist-to", OUTBOX_FOLDER];
