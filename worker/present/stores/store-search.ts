import { pageTag } from "@vetrina/shop-rules/locale/fallback.ts";
import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import { distanceText, distanceUnitIn } from "@vetrina/shop-rules/stores/distance.ts";
import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import { findByWords, isPostalCode } from "../../../shared/domain/stores/find-stores.ts";
import type { Store } from "../../platform/commerce/stores/stores.ts";
import { isUnavailable } from "../../platform/is-unavailable.ts";
import type { PageContext } from "../../request/page/page-context.ts";

type FoundStore = { store: Store; distance?: string };

export const searchStores = async (
	cx: PageContext,
	stores: readonly Store[],
	query: string,
): Promise<FoundStore[]> => {
	const { locale } = cx;
	if (isPostalCode(query)) {
		const near = await cx.stores
			.near(locale.country, plainText(query).toUpperCase())
			.catch((error: unknown) => {
				if (!isUnavailable(error)) throw error;
				cx.isPartial = true;
				return [];
			});
		const unit = distanceUnitIn(locale.country);
		const nearby = near.flatMap(({ id, kilometres }) => {
			const store = stores.find((one) => one.id === id);
			return store ? [{ store, distance: distanceText(kilometres, unit, localeTag(locale)) }] : [];
		});
		if (nearby.length > 0) return nearby;
	}
	const names = [pageTag(locale), "en"].map((one) => new Intl.DisplayNames(one, { type: "region" }));
	const namedStores = stores.map((store) => ({
		...store,
		searchNames: [...store.searchNames, ...names.map((one) => one.of(store.countryCode) ?? "")],
	}));
	return findByWords(namedStores, query).map((store) => ({ store }));
};

export const storesByCountry = <View>(
	cx: PageContext,
	foundStores: readonly FoundStore[],
	viewOf: (foundStore: FoundStore) => View,
): { country: string; stores: View[] }[] => {
	const { locale } = cx;
	const language = pageTag(locale);
	if (foundStores.some(({ distance }) => distance !== undefined))
		return [{ country: "", stores: foundStores.map(viewOf) }];
	const names = new Intl.DisplayNames(language, { type: "region" });
	const groups = Map.groupBy(foundStores, ({ store }) => store.countryCode);
	return [...groups]
		.map(([code, group]) => ({
			code,
			country: cx.countries.find(({ country }) => country === code)?.name ?? names.of(code) ?? code,
			stores: group
				.toSorted((a, b) => a.store.cityName.localeCompare(b.store.cityName, language))
				.map(viewOf),
		}))
		.toSorted(
			(a, b) =>
				Number(b.code === locale.country) - Number(a.code === locale.country) ||
				a.country.localeCompare(b.country, language),
		)
		.map(({ country, stores }) => ({ country, stores }));
};
