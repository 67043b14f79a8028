import type { Context } from "hono";
import { SERVICE_WORKER_PATH } from "../../shared/domain/offline/worker-messages.ts";
import type { AppEnv } from "../base/bindings.ts";
import { problem } from "../base/problem.ts";
import { siteConfig } from "../base/sites.ts";
import { readSwitches } from "../cache/operations/switches.ts";
import { CACHE_CONTROL } from "../cache/policies.ts";
import { isOfflineOff } from "../platform/switches.ts";
import { createCalls } from "../request/calls.ts";
import { SERVICE_WORKER_POLICY } from "../request/middleware/security-headers.ts";

/** Replaces a service worker, deletes what it has kept, and unregisters itself. Pages that are open stay as they are. */
export const REMOVING_WORKER = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
	for (const name of await caches.keys()) await caches.delete(name);
	await registration.unregister();
})()));
`;

/**
 * Responds with the service worker of the build, or with one that removes it while operations have switched `offline` off at any site: a
 * browser has one service worker for all sites of a host (shell-44).
 */
export async function handleServiceWorker(c: Context<AppEnv>): Promise<Response> {
	const { cache } = createCalls(c);
	const lists = await Promise.all(siteConfig.sites.map(({ id }) => readSwitches(cache, id)));
	const isOff = lists.some((switchedOff) => isOfflineOff({ switchedOff }));
	const built = isOff ? undefined : await c.env.ASSETS.fetch(new URL(SERVICE_WORKER_PATH, c.req.url));
	if (built && !built.ok) return problem(404, "There is no such file.");
	return new Response(built ? built.body : REMOVING_WORKER, {
		headers: {
			"content-type": "text/javascript; charset=utf-8",
			"cache-control": CACHE_CONTROL.serviceWorker,
			"content-security-policy": SERVICE_WORKER_POLICY,
		},
	});
}
