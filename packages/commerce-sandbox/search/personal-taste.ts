import { affinities } from "../settings/search-settings.ts";
import type { CatalogueFrame } from "../store/catalogue-frame.ts";
import type { SearchIndex } from "./index/search-index.ts";
import { hasAny } from "./select-groups.ts";

export type Taste = (ordinal: number) => number;

export function createTaste(
	keys: readonly string[],
	index: SearchIndex,
	frame: CatalogueFrame,
): Taste | undefined {
	const likings = [...new Set(keys)].flatMap((key) => {
		const affinity = Object.hasOwn(affinities, key) ? affinities[key] : undefined;
		if (!affinity) return [];
		const categories = new Set(
			(affinity.categories ?? []).flatMap((id) => frame.categoryById.get(id)?.ordinal ?? []),
		);
		const brands = new Set(
			(affinity.brands ?? []).map((name) => index.brands.indexOf(name)).filter((at) => at >= 0),
		);
		return categories.size + brands.size > 0 ? [{ categories, brands }] : [];
	});
	if (likings.length === 0) return undefined;
	return (n) =>
		likings.filter(
			({ categories, brands }) => hasAny(index.categories, n, categories) || hasAny(index.brand, n, brands),
		).length;
}
