import { fold, isPaired, wordsIn } from "../../../search/text/words.ts";
import { DEFAULT_TAGS, highlight, soughtWords } from "../highlight.ts";
import type { ProductIndex } from "../index-names.ts";
import type { OpenIndex } from "../open-index.ts";
import type { SearchParams } from "../search-params.ts";
import { selectProducts } from "../select-products.ts";
import { countedValues } from "./facet-counts.ts";

const DEFAULT_HITS = 10;

export async function facetSearch(
	open: OpenIndex,
	index: ProductIndex,
	facetId: string,
	params: SearchParams,
): Promise<Record<string, unknown> | undefined> {
	const { language } = index;
	const products = await selectProducts(open, index, { ...params, facets: [facetId] }, []);
	const facet = products.attributes.facets.get(facetId);
	if (!facet) return undefined;
	const typedWords = wordsIn(fold(params.facetQuery ?? "", language));
	const words = soughtWords(
		typedWords.map((word) => ({ typed: word, readings: [], isFound: true })),
		language,
	);
	const tags = {
		pre: params.highlightPreTag ?? DEFAULT_TAGS.pre,
		post: params.highlightPostTag ?? DEFAULT_TAGS.post,
	};
	const isFound = (label: string): boolean => {
		const own = wordsIn(fold(label, language));
		return typedWords.every((one) =>
			own.some((word) => word.startsWith(one) || (isPaired(one) && word.includes(one))),
		);
	};
	const values = countedValues(facet, products, params.sortFacetValuesBy)
		.map(({ value, count, ordinal }) => ({ value, count, label: facet.labelOf(ordinal).label }))
		.filter(({ value, label }) => isFound(label) || isFound(value))
		.slice(0, params.maxFacetHits ?? DEFAULT_HITS);
	return {
		facetHits: values.map(({ value, count, label }) => ({
			value,
			highlighted: highlight(facetId.startsWith("hierarchical") ? value : label, words, tags, language).value,
			count,
		})),
		exhaustiveFacetsCount: true,
		exhaustive: { facetsCount: true },
	};
}
