import { distanceUnitIn } from "@vetrina/shop-rules/stores/distance.ts";
import { cutQuery } from "../../shared/domain/list/cut-query.ts";
import { PAGES } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toBreadcrumbList, toWebPage } from "../../worker/present/json-ld.ts";
import { searchStores, storesByCountry } from "../../worker/present/stores/store-search.ts";
import { toStoreMap, toStoreView } from "../../worker/present/stores/store-views.ts";
import type { LoadShared } from "../../worker/request/page/loader.ts";
import { ROUTES } from "../routes.ts";
import type { StoresData } from "./contract.ts";

export const loadStores: LoadShared = async (cx) => {
	const { t, paths, locale } = cx;
	const query = cutQuery(cx.search.get("q") ?? "");
	const stores = await cx.stores.all();
	const foundStores = query === "" ? [] : await searchStores(cx, stores, query);
	const shownStores: Awaited<ReturnType<typeof searchStores>> =
		foundStores.length > 0 ? foundStores : stores.map((store) => ({ store }));
	const title = t("storePages.title");
	const lead = t("storePages.lead");
	const mappedStores = shownStores.some(({ distance }) => distance) ? shownStores.slice(0, 5) : shownStores;
	const data: StoresData = {
		title,
		lead,
		action: paths.at("stores"),
		allHref: paths.at("stores"),
		query,
		isFound: query === "" || foundStores.length > 0,
		groups: storesByCountry(cx, shownStores, ({ store, distance }) => toStoreView(cx, store, distance)),
		map: toStoreMap(
			mappedStores.map(({ store }) => store),
			({ id }) => `#${id}`,
		),
		unit: distanceUnitIn(locale.country),
	};
	return {
		page: {
			kind: "stores",
			data,
			status: 200,
			cache: PAGES.stores,
			head: buildHead(cx, {
				title,
				description: t("storePages.description"),
				...(query === "" ? { canonical: ROUTES.stores.path } : { robots: "noindex, follow" }),
				jsonLd: [
					toWebPage(cx, title, t("storePages.description")),
					toBreadcrumbList(cx, [{ label: title, href: paths.at("stores") }]),
				],
			}),
		},
	};
};
