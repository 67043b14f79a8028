import { CACHE_NAMES } from "../../../shared/domain/offline/kept-responses.ts";
import { SERVICE_WORKER, type SeenMessage } from "../../../shared/domain/offline/worker-messages.ts";
import { savesData } from "../navigation/prefetch.ts";

type TrustedTypes = {
	/** Policies make `TrustedScriptURL` objects, typed as strings because they are passed to the browser unchanged. */
	createPolicy(
		name: string,
		rules: { createScriptURL(text: string): string },
	): { createScriptURL(text: string): string };
};
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const trustOwn = (): string =>
	trustedTypes?.createPolicy("worker", { createScriptURL: (url) => url }).createScriptURL(SERVICE_WORKER) ??
	SERVICE_WORKER;

const listLoadedFiles = (): string[] =>
	performance
		.getEntriesByType("resource")
		.map(({ name }) => new URL(name))
		.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
		.map(({ pathname }) => pathname);

/** Returns the files that the page's style sheet joins. Imports on another page load each of them by its own name. */
const listJoinedStyles = (): string[] =>
	[...document.querySelectorAll("link[rel=stylesheet][disabled]")].map(
		(link) => link.getAttribute("href") ?? "",
	);

/**
 * Registers the shop's service worker, which replaces an older one, unregisters those of other folders, and tells it what the page shows
 * (shell-43). Fails where the browser has no service workers or refuses them.
 */
export async function registerWorker(seen: Pick<SeenMessage, "offline" | "own">): Promise<void> {
	const container = navigator.serviceWorker;
	const isNew = !container.controller;
	const page = location.pathname + location.search;
	const registration = await container.register(trustOwn(), { updateViaCache: "none" });
	for (const other of await container.getRegistrations())
		if (other.scope !== registration.scope) await other.unregister();
	const { active } = await container.ready;
	const files = [...(isNew ? listLoadedFiles() : []), ...(savesData() ? [] : listJoinedStyles())];
	const message: SeenMessage = { ...seen, page, files };
	active?.postMessage(message);
}

/** Unregisters all service workers of the host and deletes what the shop's own has kept (shell-44). */
export async function removeWorkers(): Promise<void> {
	const registrations = await navigator.serviceWorker.getRegistrations();
	await Promise.all(registrations.map((registration) => registration.unregister()));
	await Promise.all(CACHE_NAMES.map((name) => caches.delete(name)));
}
