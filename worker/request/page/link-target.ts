import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { routeAt } from "../../../pages/routes.ts";
import type { CategoryIndex } from "../../../shared/domain/catalogue/categories.ts";
import type { ContentPort } from "../../platform/content/content.ts";
import type { FindTarget } from "../../platform/content/link-targets.ts";
import { getRouteInfo } from "../../platform/route-info.ts";
import type { RouteCalls } from "../../platform/routes/ask-url-mapping.ts";
import { NOT_FOUND_ACTION } from "../../platform/routes/route-result.ts";

type Sources = {
	locale: SiteLocale;
	origin: string;
	categories: () => Promise<Pick<CategoryIndex, "byUrl">>;
	content: () => Pick<ContentPort, "hasPage">;
};

export const createFindTarget =
	(calls: RouteCalls, { locale, origin, categories, content }: Sources): FindTarget =>
	async (path) => {
		if (routeAt(path)) return { isLasting: true };
		const category = (await categories()).byUrl.get(path);
		if (category) return { categoryId: category.id };
		const route = await getRouteInfo(calls, { locale, path, search: "", origin });
		// An editors' page is known by its address even without a controller (platform-17).
		const isByAddress = route.unsure === "no controller" || route.isUnruled;
		if (isByAddress && (await content().hasPage(path))) return {};
		if (route.unsure || route.isUnruled)
			throw new Error(`Route information of ${path}: ${route.unsure ?? "no rule"}`);
		if (route.redirect) return {};
		const { slug } = route.data;
		const isGone = slug === undefined ? route.action === NOT_FOUND_ACTION : !(await content().hasPage(slug));
		return isGone ? { isGone } : {};
	};
