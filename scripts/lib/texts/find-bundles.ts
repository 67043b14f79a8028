export type TextModule = {
	keys: readonly string[];
	imports: readonly string[];
	dynamicImports: readonly string[];
};

export type TextBundles = {
	first: ReadonlySet<string>;
	/** Further keys of each module that is loaded later, by the module's id; modules without further keys are left out. */
	later: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Parts with at most this many texts have no file of their own, because a page may load several parts. */
const FEW = 20;

/**
 * Returns which texts share a file (decision 107). Each module that is imported dynamically (a screen, a part, a layer) has a bundle
 * with the texts of all modules that it imports statically, except the texts of every page (`first`).
 */
export function findBundles(
	modules: ReadonlyMap<string, TextModule>,
	entry: string,
	isPart: (id: string) => boolean,
): TextBundles {
	const collect = (root: string): Set<string> => {
		const seenIds = new Set([root]);
		for (const id of seenIds)
			for (const importedId of modules.get(id)?.imports ?? []) seenIds.add(importedId);
		return new Set([...seenIds].flatMap((id) => modules.get(id)?.keys ?? []));
	};
	const roots = new Set([...modules.values()].flatMap(({ dynamicImports }) => dynamicImports));
	const texts = new Map([...roots].sort().map((root) => [root, collect(root)]));
	const first = collect(entry);
	const listMissing = (keys: Set<string>) => [...keys].filter((key) => !first.has(key));
	for (const [root, keys] of texts)
		if (isPart(root) && listMissing(keys).length <= FEW) for (const key of keys) first.add(key);
	const later = [...texts].map(([root, keys]) => [root, new Set(listMissing(keys))] as const);
	return { first, later: new Map(later.filter(([, keys]) => keys.size > 0)) };
}
