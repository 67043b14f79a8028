/** A module of the client, as the bundler knows it. */
export type TextModule = {
	keys: readonly string[];
	imports: readonly string[];
	dynamicImports: readonly string[];
};

export type TextBundles = {
	/** Keys that come with every page. */
	first: ReadonlySet<string>;
	/** Further keys of each module that is loaded later, by the module's id; modules without any are left out. */
	later: ReadonlyMap<string, ReadonlySet<string>>;
};

/** A page may load several parts, so parts with few texts have no file of their own. In texts. */
const FEW = 20;

/**
 * Decides from the code which texts travel together (decision 107). Each module that is imported dynamically is a root: a screen, a part, a
 * layer. Its texts are those of all modules that it imports statically; what comes with every page is left out.
 */
export function findBundles(
	modules: ReadonlyMap<string, TextModule>,
	entry: string,
	isPart: (id: string) => boolean,
): TextBundles {
	const collect = (root: string): Set<string> => {
		const seen = new Set([root]);
		for (const id of seen) for (const imported of modules.get(id)?.imports ?? []) seen.add(imported);
		return new Set([...seen].flatMap((id) => modules.get(id)?.keys ?? []));
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
