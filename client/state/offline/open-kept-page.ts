import type { AppServices } from "../app-context.tsx";

/**
 * Shows the page of the current address in place of the offline page if its data and its files are kept. The service worker keeps no document
 * of a page that the client has shown itself.
 */
export async function openKeptPage(loadPage: AppServices["loadPage"]): Promise<void> {
	const { href } = location;
	const page = await loadPage(href).catch(() => undefined);
	// The client leaves links of such a document to the browser, which would load the offline page again.
	if (!page || "renew" in document.documentElement.dataset) return;
	window.navigation?.navigate(href, { history: "replace" });
}
