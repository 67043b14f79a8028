import type { SearchResult, SearchSuggestions } from "../../../shared/domain/catalogue/catalogue.ts";
import { picturesOfTile } from "../../../shared/domain/media/tile-pictures.ts";

export type SearchQuery = {
	query?: string;
	categoryId?: string;
	refinements: { id: string; values: string[] }[];
	sort?: string;
	offset: number;
	limit: number;
	pictures?: number;
};

export type SearchPort = {
	/** If the provider fails, the result is marked `failed` (decision 0028, rule search-6). */
	search(query: SearchQuery): Promise<SearchResult>;
	/** Rejects with MethodNotImplemented if the provider has no suggestions. */
	suggest(query: string, limit?: number): Promise<SearchSuggestions>;
	/** Returns popular phrases; rejects with MethodNotImplemented if the provider has none (search-3). */
	popular(limit?: number): Promise<string[]>;
};

export const PERSONALISATION = "c_personalization";
/** The shop sets these refinements itself, so they are ignored in addresses. */
const OURS = new Set([PERSONALISATION, "htype"]);

export type AskedSearch = SearchQuery & { pictures: number };
export type SearchProvider = Omit<SearchPort, "search"> & {
	search(query: AskedSearch): Promise<SearchResult>;
};

export const asAsked = (query: SearchQuery): AskedSearch => ({
	...query,
	pictures: query.pictures ?? picturesOfTile(),
	refinements: query.refinements.filter(
		({ id }) => !OURS.has(id) && (id !== "cgid" || query.categoryId === undefined),
	),
});

export type SearchShopper = {
	groups: string[];
	personalisationKey: string;
	userToken?: string;
};

export const SUGGESTIONS = 5;
export const POPULAR_SEARCHES = 3;

/** The provider lacks this feature; the shopper sees no failure (search-3). */
export class MethodNotImplemented extends Error {
	constructor() {
		super("method not implemented");
		this.name = "MethodNotImplemented";
	}
}

/** Returns the empty result that is shown if a provider fails (search-6). */
export const failedSearch = ({ offset, limit }: SearchQuery, sortId = ""): SearchResult => ({
	hits: [],
	total: 0,
	offset,
	limit,
	refinements: [],
	sortingOptions: [],
	sortId,
	failed: true,
});

export const NO_SUGGESTIONS: SearchSuggestions = {
	phrases: [],
	categories: [],
	brands: [],
	pages: [],
	products: [],
};
