import type { Category } from "./catalogue.ts";

/** Returns the value of a category or of its nearest ancestor that has one (catalogue-12). `breadcrumbs` begin with the top category. */
export const findInherited = <T>(
	breadcrumbs: readonly Category[],
	pick: (category: Category) => T | undefined,
): T | undefined => {
	for (const category of breadcrumbs.toReversed()) {
		const own = pick(category);
		if (own !== undefined) return own;
	}
	return undefined;
};

export type CategoryIndex = {
	roots: Category[];
	byUrl: Map<string, Category>;
	byId: Map<string, Category>;
	breadcrumbs(id: string): Category[];
};

export const indexCategories = (roots: Category[]): CategoryIndex => {
	const byUrl = new Map<string, Category>();
	const byId = new Map<string, Category>();
	const visit = (category: Category): void => {
		byUrl.set(category.url, category);
		byId.set(category.id, category);
		for (const child of category.children) visit(child);
	};
	for (const root of roots) visit(root);
	const breadcrumbs = (id: string): Category[] => {
		const ancestors: Category[] = [];
		for (
			let at = byId.get(id);
			at !== undefined && !ancestors.includes(at);
			at = at.parentId ? byId.get(at.parentId) : undefined
		)
			ancestors.unshift(at);
		return ancestors;
	};
	return { roots, byUrl, byId, breadcrumbs };
};

/** Returns false for categories that must not be indexed, that merchants exclude, or that have another page as canonical (catalogue-13). */
export const isInSitemap = ({
	noIndex,
	excludedFromSitemap,
	canonical,
	url,
}: Pick<Category, "noIndex" | "excludedFromSitemap" | "canonical" | "url">): boolean =>
	!noIndex && !excludedFromSitemap && (canonical ?? url) === url;
