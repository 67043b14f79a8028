import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { routeAt } from "../../../pages/routes.ts";
import type { CategoryIndex } from "../../../shared/domain/catalogue/categories.ts";
import type { ContentPort } from "../../platform/content/content.ts";
import type { FindTarget } from "../../platform/content/link-targets.ts";
import type { PlatformCalls } from "../../platform/load-json.ts";
import { getRouteInfo, NOT_FOUND_ACTION } from "../../platform/route-info.ts";

type Sources = {
	locale: SiteLocale;
	origin: string;
	categories: () => Promise<Pick<CategoryIndex, "byUrl">>;
	content: () => Pick<ContentPort, "hasPage">;
};

export const createFindTarget =
	(calls: PlatformCalls, { locale, origin, categories, content }: Sources): FindTarget =>
	async (path) => {
		if (routeAt(path)) return { isLasting: true };
		const category = (await categories()).byUrl.get(path);
		if (category) return { categoryId: category.id };
		const route = await getRouteInfo(calls, { locale, path, search: "", origin });
		// An editors' page is known by its address even without a controller (platform-17).
		if (route.unsure === "no controller" && (await content().hasPage(path))) return {};
		if (route.unsure) throw new Error(`Route information of ${path}: ${route.unsure}`);
		if (route.redirect) return {};
		const { slug } = route.data;
		const isGone = slug === undefined ? route.action === NOT_FOUND_ACTION : !(await content().hasPage(slug));
		return isGone ? { isGone } : {};
	};
