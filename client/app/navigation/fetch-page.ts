import type { PageAnswer } from "../../../shared/contracts/page.ts";
import { pageDataPath } from "../../../shared/domain/paths.ts";

/** The page at an address (path and query) as JSON. Rejects when there is no such answer: then the browser loads it itself. */
export async function fetchPage(href: string, signal?: AbortSignal): Promise<PageAnswer> {
	const url = new URL(href, location.href);
	const response = await fetch(pageDataPath(url.pathname) + url.search, {
		signal,
		headers: { accept: "application/json" },
	});
	if (!response.headers.get("content-type")?.startsWith("application/json"))
		throw new Error(`No page data: ${response.status}`);
	return (await response.json()) as PageAnswer;
}
