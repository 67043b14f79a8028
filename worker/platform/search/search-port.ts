import type { SearchResult, SearchSuggestions } from "../../../shared/domain/catalogue/catalogue.ts";
import { picturesOfTile } from "../../../shared/domain/media/tile-pictures.ts";

/** Search, by either provider: the commerce cloud, or a hosted search service (decision 28). */

export type SearchQuery = {
	query?: string;
	categoryId?: string;
	refinements: { id: string; values: string[] }[];
	sort?: string;
	offset: number;
	limit: number;
	/** How many of a product's pictures are looked at; the two of a tile where nothing else is said. */
	pictures?: number;
};

export type SearchPort = {
	/** Where the provider does not respond, the result says `failed` (decision 0028, rule search-6). */
	search(query: SearchQuery): Promise<SearchResult>;
	/** What a phrase may become; rejects with MethodNotImplemented where the provider has no suggestions. */
	suggest(query: string, limit?: number): Promise<SearchSuggestions>;
	/** What others look for; rejects with MethodNotImplemented where the provider does not know (search-3). */
	popular(limit?: number): Promise<string[]>;
};

export const PERSONALISATION = "c_personalization";
/** What the shop itself says of a search is not for addresses to say. */
const OURS = new Set([PERSONALISATION, "htype"]);

/** A search as either provider is asked: what is the same with both is settled. */
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

/** What a search may know of a signed-in customer; only for pages that are theirs alone. */
export type SearchShopper = {
	/** Customer groups that say more than guest or customer. */
	groups: string[];
	/** The same for all customers whose taste the house takes for the same. */
	personalisationKey: string;
	/** Anonymous: it never says who the customer is. */
	userToken?: string;
};

/** Rule search-3. */
export const SUGGESTIONS = 5;
export const POPULAR_SEARCHES = 3;

/** A provider that cannot do something says so; the shopper is not shown a failure for it (search-3). */
export class MethodNotImplemented extends Error {
	constructor() {
		super("method not implemented");
		this.name = "MethodNotImplemented";
	}
}

/** What is shown where a provider does not respond (search-6). */
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
