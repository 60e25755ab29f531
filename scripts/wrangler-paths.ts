export const BUILT_CONFIG = "build/server/wrangler.json";

/** Where a local outbox is messages. Not in build/, because a build empties it. */
const OUTBOX_FOLDER = ".wrangler/outbox";

/** Arguments with which wrangler's d1 commands find that database. */
export const LOCAL_DATABASE = ["--local", "-c", BUILT_CONFIG, "--persist-to", OUTBOX_FOLDER];
