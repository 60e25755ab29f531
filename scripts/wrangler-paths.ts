export const BUILT_CONFIG = "build/server/wrangler.json";

/** Where `npm start -- --outbox` stores messages. Not in build/, because a build empties it. */
export const OUTBOX_FOLDER = ".wrangler/outbox";

/** Arguments with which wrangler's d1 commands find that database. */
export const LOCAL_DATABASE = ["--local", "-c", BUILT_CONFIG, "--persist-to", OUTBOX_FOLDER];
