import type { SiteId } from "../../house/countries.ts";
import type { SortId } from "../../house/sorting-options.ts";
import { type Language, languages } from "../../languages.ts";
import { siteById, sites } from "../../settings/sites.ts";
import { DEFAULT_SORT, sortingOptionsOf } from "../../settings/sorting-options.ts";

/**
 * The indexes of hosted search (cloud-10): one of products per site, language and sorting, one that knows the shopper's likings,
 * and one of suggestions. They follow the catalogue; there are no writes.
 */
export type ProductIndex = {
	kind: "products";
	siteId: SiteId;
	language: Language;
	sort: SortId;
	personalised: boolean;
};
export type SuggestionIndex = { kind: "suggestions"; siteId: SiteId; language: Language };
export type HostedIndex = ProductIndex | SuggestionIndex;

const PERSONALISED = "personalised";

export const productIndexName = (siteId: SiteId, language: Language): string =>
	`${siteId}__products__${language}`;
export const suggestionIndexName = (siteId: SiteId, language: Language): string =>
	`${siteId}__query_suggestions__${language}`;

export const isIndexName = (name: string): boolean => /^[\w.-]{1,255}$/.test(name);

/** Undefined: there is no such index. */
export function indexByName(name: string): HostedIndex | undefined {
	const [site = "", kind, code, variant, ...rest] = name.split("__");
	const siteId = siteById(site)?.id;
	const language = languages.find((one) => one === code);
	if (!siteId || !language || rest.length > 0) return undefined;
	if (kind === "query_suggestions")
		return variant === undefined ? { kind: "suggestions", siteId, language } : undefined;
	if (kind !== "products") return undefined;
	const products = { kind, siteId, language, sort: DEFAULT_SORT, personalised: false } as const;
	if (variant === undefined) return products;
	if (variant === PERSONALISED) return { ...products, personalised: true };
	const sort = replicaSorts(siteId).find((id) => id === variant);
	return sort ? { ...products, sort } : undefined;
}

const replicaSorts = (siteId: SiteId): SortId[] =>
	sortingOptionsOf(siteId, "en")
		.map(({ id }) => id)
		.filter((id) => id !== DEFAULT_SORT);

/** The other indexes of the same products. */
export const replicasOf = (siteId: SiteId, language: Language): string[] =>
	[...replicaSorts(siteId), PERSONALISED].map(
		(variant) => `${productIndexName(siteId, language)}__${variant}`,
	);

/** Every index there is. */
export const indexNames = (): string[] =>
	sites.flatMap(({ id }) =>
		languages.flatMap((language) => [
			productIndexName(id, language),
			...replicasOf(id, language),
			suggestionIndexName(id, language),
		]),
	);
