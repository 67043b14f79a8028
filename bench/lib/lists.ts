const CATEGORIES = ["women", "women/dresses", "women/knitwear", "men", "shoes", "bags", "accessories"];
const SORTS = ["price-low-to-high", "price-high-to-low", "new-in", "best-matches"];
const LOCALES = "en-de en-fr en-es en-nl en-be en-at de-de de-at fr-fr fr-be en-pt en-ie".split(" ");

export const listLocales = (count: number): string[] => LOCALES.slice(0, count);

/** Lists 84 similar lists per locale, each requested once, because uncached pages must differ. */
export const lists = (locales: number): string[] =>
	[1, 2, 3].flatMap((page) =>
		SORTS.flatMap((sort) =>
			CATEGORIES.flatMap((category) =>
				listLocales(locales).map(
					(locale) => `/${locale}/${category}?srule=${sort}${page > 1 ? `&page=${page}` : ""}`,
				),
			),
		),
	);
