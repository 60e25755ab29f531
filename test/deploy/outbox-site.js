import site from "../../build/server/index.js";

// The built site, its outbox's database, and its cron trigger, for outbox.test.ts.

export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (pathname === "/database") {
      const { results } = await env.CONTACT_OUTBOX.prepare(await request.text()).all();
      return Response.json(results);
    }
    if (pathname !== "/cron") return site.fetch(request, env, context);
    await site.scheduled({}, env, context);
    return new Response();
  },
};
