import type { Category, SearchSuggestions } from "../../../../shared/domain/catalogue/catalogue.ts";
import type { HostedResult } from "./hosted-results.ts";

const MOST = 4;

const byCount = (counts: Record<string, number> = {}): string[] =>
	Object.entries(counts)
		.toSorted(([, a], [, b]) => b - a)
		.map(([value]) => value);

export const suggestedCategories = (
	{ facets }: HostedResult,
	categoryOf: (id: string) => Category | undefined,
): SearchSuggestions["categories"] => {
	const counts = facets.cgid ?? {};
	return byCount(counts)
		.flatMap((id) => categoryOf(id) ?? [])
		.filter(({ children }) => !children.some((child) => child.id in counts))
		.slice(0, MOST)
		.map(({ name, url, parentId }) => ({
			name,
			url,
			parent: parentId === undefined ? undefined : categoryOf(parentId)?.name,
		}));
};

const words = (text: string): string[] =>
	text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);

export const suggestedBrands = ({ facets, userData }: HostedResult, query: string): string[] => {
	const labels = userData.map(({ facetLabels }) => facetLabels.brand?.values ?? {});
	const typedWords = words(query);
	return byCount(facets.brand)
		.map((id) => labels.find((label) => label[id])?.[id]?.label || id)
		.filter((name) => words(name).some((word) => typedWords.some((one) => word.startsWith(one))))
		.slice(0, MOST);
};
