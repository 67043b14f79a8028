import type { SiteId } from "../../house/countries.ts";
import { type LanguageCode, wholeCodes } from "../../languages.ts";
import { siteById, sites } from "../../settings/sites.ts";
import { currenciesApart, listSortingOptions, usualSorting } from "../../settings/sorting-options.ts";

export type ProductIndex = {
	kind: "products";
	siteId: SiteId;
	language: LanguageCode;
	sort: string;
	currency?: string;
	personalised: boolean;
};
export type SuggestionIndex = { kind: "suggestions"; siteId: SiteId; language: LanguageCode };
export type HostedIndex = ProductIndex | SuggestionIndex;

const PERSONALISED = "personalised";

export const productIndexName = (siteId: SiteId, language: LanguageCode): string =>
	`${siteId}__products__${language}`;
export const suggestionIndexName = (siteId: SiteId, language: LanguageCode): string =>
	`${siteId}__query_suggestions__${language}`;

export const isIndexName = (name: string): boolean => /^[\w.-]{1,255}$/.test(name);

export function indexByName(name: string): HostedIndex | undefined {
	const [site = "", kind, code, variant, currency, ...rest] = name.split("__");
	const siteId = siteById(site)?.id;
	const language = wholeCodes.find((one) => one === code);
	if (!siteId || !language || rest.length > 0) return undefined;
	const replica = replicasOfProducts(siteId).find((one) => one.sort === variant && one.currency === currency);
	if (kind === "products" && replica) return { kind, siteId, language, ...replica, personalised: false };
	if (currency !== undefined) return undefined;
	if (kind === "query_suggestions")
		return variant === undefined ? { kind: "suggestions", siteId, language } : undefined;
	if (kind !== "products") return undefined;
	const products = { kind, siteId, language, sort: usualSorting(siteId).id, personalised: false } as const;
	if (variant === undefined) return products;
	return variant === PERSONALISED ? { ...products, personalised: true } : undefined;
}

const replicasOfProducts = (siteId: SiteId): Pick<ProductIndex, "sort" | "currency">[] =>
	listSortingOptions(siteId, "en")
		.filter(({ id }) => id !== usualSorting(siteId).id)
		.flatMap(({ id }) => [
			{ sort: id },
			...currenciesApart(siteId, id).map((currency) => ({ sort: id, currency })),
		]);

export const listReplicas = (siteId: SiteId, language: LanguageCode): string[] =>
	[
		...replicasOfProducts(siteId).map(({ sort, currency }) =>
			currency === undefined ? sort : `${sort}__${currency}`,
		),
		PERSONALISED,
	].map((variant) => `${productIndexName(siteId, language)}__${variant}`);

export const indexNames = (): string[] =>
	sites.flatMap(({ id }) =>
		wholeCodes.flatMap((language) => [
			productIndexName(id, language),
			...listReplicas(id, language),
			suggestionIndexName(id, language),
		]),
	);
