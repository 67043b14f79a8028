import { cutQuery } from "../../shared/domain/list/cut-query.ts";
import { localeTag } from "../../shared/domain/locale/site-locale.ts";
import { distanceText, distanceUnitIn } from "../../shared/domain/stores/distance.ts";
import { findByWords, isPostalCode } from "../../shared/domain/stores/find-stores.ts";
import { PAGES } from "../../worker/cache/policies.ts";
import {
	breadcrumbList,
	headOf,
	type LoadShared,
	type PageContext,
	webPage,
} from "../../worker/pages/page-loader.ts";
import type { Store } from "../../worker/platform/commerce/stores/stores.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import { toStoreMap, toStoreView } from "../../worker/views/store-views.ts";
import { ROUTES } from "../routes.ts";
import type { StoresData } from "./contract.ts";

type Found = { store: Store; distance?: string };

/** By postal code where it is one that the platform knows, else by words (stores-2). */
const search = async (cx: PageContext, stores: readonly Store[], query: string): Promise<Found[]> => {
	const { locale } = cx;
	if (isPostalCode(query)) {
		const near = await cx.stores.near(locale.country, query.trim().toUpperCase()).catch((error: unknown) => {
			if (!isUnavailable(error)) throw error;
			cx.isPartial = true;
			return [];
		});
		const unit = distanceUnitIn(locale.country);
		const found = near.flatMap(({ id, kilometres }) => {
			const store = stores.find((one) => one.id === id);
			return store ? [{ store, distance: distanceText(kilometres, unit, localeTag(locale)) }] : [];
		});
		if (found.length > 0) return found;
	}
	const names = [locale.language, "en"].map((one) => new Intl.DisplayNames(one, { type: "region" }));
	const named = stores.map((store) => ({
		...store,
		searchNames: [...store.searchNames, ...names.map((one) => one.of(store.countryCode) ?? "")],
	}));
	return findByWords(named, query).map((store) => ({ store }));
};

/** The shopper's country first, the others by their names. */
const byCountry = (cx: PageContext, found: readonly Found[]): StoresData["groups"] => {
	const { locale } = cx;
	if (found.some(({ distance }) => distance !== undefined))
		return [{ country: "", stores: found.map(({ store, distance }) => toStoreView(cx, store, distance)) }];
	const names = new Intl.DisplayNames(locale.language, { type: "region" });
	const groups = Map.groupBy(found, ({ store }) => store.countryCode);
	return [...groups]
		.map(([code, group]) => ({
			code,
			country: names.of(code) ?? code,
			stores: group
				.toSorted((a, b) => a.store.cityName.localeCompare(b.store.cityName, locale.language))
				.map(({ store }) => toStoreView(cx, store)),
		}))
		.toSorted(
			(a, b) =>
				Number(b.code === locale.country) - Number(a.code === locale.country) ||
				a.country.localeCompare(b.country, locale.language),
		)
		.map(({ country, stores }) => ({ country, stores }));
};

/** Where the house's stores are (stores-2): all of the site, or those of a place. One call of the platform where a postal code is asked for. */
export const loadStores: LoadShared = async (cx) => {
	const { t, paths, locale } = cx;
	const query = cutQuery(cx.search.get("q") ?? "");
	const stores = await cx.stores.all();
	const found = query === "" ? [] : await search(cx, stores, query);
	const shown: readonly Found[] = found.length > 0 ? found : stores.map((store) => ({ store }));
	const title = t("storePages.title");
	const lead = t("storePages.lead");
	const mapped = shown.some(({ distance }) => distance) ? shown.slice(0, 5) : shown;
	const data: StoresData = {
		title,
		lead,
		action: paths.at("stores"),
		allHref: paths.at("stores"),
		query,
		isFound: query === "" || found.length > 0,
		groups: byCountry(cx, shown),
		map: toStoreMap(
			mapped.map(({ store }) => store),
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
			head: headOf(cx, {
				title,
				description: t("storePages.description"),
				...(query === "" ? { canonical: ROUTES.stores.path } : { robots: "noindex, follow" }),
				jsonLd: [
					webPage(cx, title, t("storePages.description")),
					breadcrumbList(cx, [{ label: title, href: paths.at("stores") }]),
				],
			}),
		},
	};
};
