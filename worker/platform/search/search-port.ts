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
	search(query: SearchQuery): Promise<SearchResult>;
	suggest(query: string, limit?: number): Promise<SearchSuggestions>;
	popular(limit?: number): Promise<string[]>;
};

export const PERSONALISATION = "c_personalization";
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

export class MethodNotImplemented extends Error {
	constructor() {
		super("method not implemented");
		this.name = "MethodNotImplemented";
	}
}

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
