import type { PageResponse } from "../../../shared/contracts/page.ts";
import { pageDataPath } from "../../../shared/domain/addresses/page-data-paths.ts";

/**
 * Shows the page of the current address in place of the offline page if the service worker has kept its data. It keeps no document of a page
 * that the client has shown itself.
 */
export async function openKeptPage(): Promise<void> {
	const { pathname, search, href } = location;
	const result = await fetch(pageDataPath(pathname) + search, { headers: { accept: "application/json" } })
		.then((response) => response.json() as Promise<PageResponse>)
		.catch(() => undefined);
	if (result && "page" in result) window.navigation?.navigate(href, { history: "replace" });
}
