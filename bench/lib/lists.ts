import { categoryLines } from "@vetrina/demo-house/catalogue/category-tree.ts";
import { generateCatalogue } from "@vetrina/demo-house/catalogue/generate-catalogue.ts";
import { countries } from "@vetrina/demo-house/settings/countries.ts";
import { sortingOptions } from "@vetrina/demo-house/settings/sorting-options.ts";

export const SITE = "vetrina-eu";
const CATEGORIES = 7;
const SORTS = 4;

export const listLocales = (count: number): string[] =>
	countries
		.filter(({ siteId, languages }) => siteId === SITE && languages.includes("en"))
		.slice(0, count)
		.map(({ code }) => `en-${code.toLowerCase()}`);

/** Returns the addresses of 84 similar lists per locale, each for a single request, because uncached pages must differ. */
export function lists(locales: number): string[] {
	const sorts = sortingOptions[SITE].slice(0, SORTS);
	const urls = listFullestCategories();
	return [1, 2, 3].flatMap((page) =>
		sorts.flatMap(({ id }) =>
			urls.flatMap((url) =>
				listLocales(locales).map(
					(locale) => `/${locale}${url}?srule=${id}${page > 1 ? `&page=${page}` : ""}`,
				),
			),
		),
	);
}

function listFullestCategories(): string[] {
	const parents = new Map(categoryLines.map(({ id, parent }) => [id, parent]));
	const counts = new Map<string, number>();
	for (const line of generateCatalogue()) {
		if (line.kind !== "master") continue;
		for (let id: string | null = line.primaryCategory; id; id = parents.get(id) ?? null)
			counts.set(id, (counts.get(id) ?? 0) + 1);
	}
	const count = ({ id }: { id: string }) => counts.get(id) ?? 0;
	return categoryLines
		.toSorted((a, b) => count(b) - count(a))
		.slice(0, CATEGORIES)
		.map(({ url }) => url);
}
