import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import type { CategoryIndex } from "../../shared/domain/catalogue/categories.ts";
import { parseListState } from "../../shared/domain/list/read-list-state.ts";
import { isUnavailable } from "../platform/is-unavailable.ts";

const MAY_NAME_ONE = /cgid|%/i;

/** Returns the address of the category in `cgid` if the path is another category's, otherwise null (list-25). */
export const namedCategory = async (
	{ path, search }: { path: string; search: string },
	locale: Pick<SiteLocale, "prefix" | "parameters">,
	load: () => Promise<Pick<CategoryIndex, "byUrl" | "byId">>,
): Promise<string | null> => {
	if (!MAY_NAME_ONE.test(search)) return null;
	const { cgid, tabId: _, ...listState } = parseListState(new URLSearchParams(search));
	if (!cgid) return null;
	try {
		const { byUrl, byId } = await load();
		const [here, category] = [byUrl.get(path), byId.get(cgid)];
		if (!here || !category || category === here) return null;
		return createPaths(locale).category(category.url, { ...listState, page: 1 });
	} catch (error) {
		// The page at the path may still be in the cache, although the categories are not known.
		if (isUnavailable(error)) return null;
		throw error;
	}
};
