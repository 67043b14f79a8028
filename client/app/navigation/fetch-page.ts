import type { PageResponse } from "../../../shared/contracts/page.ts";
import { CLIENT_HEADER, pageDataPath } from "../../../shared/domain/addresses/page-data-paths.ts";
import { loadCode, loadPageCode } from "../parts/code.ts";
import { loadOnTheWay } from "./change-view.ts";

export async function fetchPage(href: string, signal?: AbortSignal): Promise<PageResponse> {
	const url = new URL(href, location.href);
	void loadOnTheWay();
	loadPageCode().catch(() => {});
	const response = await fetch(pageDataPath(url.pathname) + url.search, {
		signal,
		headers: { accept: "application/json" },
	});
	if (!response.headers.get("content-type")?.startsWith("application/json"))
		throw new Error(`No page data: ${response.status}`);
	// The Worker belongs to a newer deployment, whose pages this client may not understand; callers load the document instead.
	if (!import.meta.url.endsWith(response.headers.get(CLIENT_HEADER) ?? ""))
		throw new Error("Another version answers");
	const answer = (await response.json()) as PageResponse;
	if (!("page" in answer)) return answer;
	await loadCode(answer.page);
	return answer;
}
