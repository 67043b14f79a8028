import type { Plugin } from "vite";

type ChunkGroup = { name: string; test: RegExp; priority?: number; tags?: "$initial"[] };

/**
 * Names the files that the bundler would cut otherwise. A group carries what its modules need as well, so a module that others use must
 * stand in `ui`, which every screen loads, or in a group of its own: else a first tap loads a foreign part (ownModules).
 */
export const CHUNK_GROUPS: ChunkGroup[] = [
	// React's file stays the same from one version of the shop to the next.
	{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
	{ name: "entry", tags: ["$initial"], test: /^(?!.*\/styles\/languages\/)/ },
	{
		name: "ui",
		test: /\/(client\/(ui\/(?!swatch|carousel\/enhance-|cta\.|mark\.|text\/address|rich-text\/|stage\/|tabs\/|overlay\/(page-popup|native-popup|niche)|forms\/checked-form)|state\/(consent|message-keys|drawing\/(written|with-page|sections|server-only)|use-price-texts|use-current-sizes|use-field-errors|basket\/(?!change-|queued-))|features\/(listing\/tile\/(tile(?!-sizes)|move-to-bag)|search\/search-form|recommendations\/rows-below(?!\.part)))|shared\/domain\/(consent\/consent|catalogue\/(availability|breadcrumbs)|product\/purchase-fields|list\/list-paging))/,
	},
	// Small modules that features share stand alone.
	{ name: "mark", test: /\/client\/ui\/mark\./ },
	{ name: "address", test: /\/client\/ui\/text\/address\./ },
	{ name: "list-state", test: /\/shared\/domain\/list\/list-state\./ },
	{ name: "paths", test: /\/shared\/domain\/addresses\/paths\./ },
	{
		name: "kept",
		test: /\/(client\/state\/(offline\/kept-bag|basket\/queued-additions)|shared\/domain\/offline\/)/,
	},
	{ name: "grid", test: /\/(tile-grid\.module|overlay\/niche|ui\/swatch)\./ },
	{
		name: "order",
		test: /\/(features\/(gift-options|wallets\/wallet-(buttons|fields)|orders\/gift-card-text|basket\/(basket-totals|line-facts))|domain\/checkout\/gift-options)/,
	},
	{
		name: "stores",
		test: /\/features\/stores\/(store-hours|open-state|store-place|collected)/,
	},
	{
		name: "forms",
		test: /\/(checked-form|customer-rules|card-frame)\./,
	},
	{
		name: "account",
		test: /\/(account-navigation|account-page|page-popup)\./,
	},
	// Pages of customers load this code without the form.
	{
		name: "signed-in",
		test: /\/features\/identity\/(signed-in|sign-in-form\.module|providers\/use-provider-script)/,
	},
	{
		name: "sign-in",
		test: /\/(features\/identity\/(sign-in-(flyout|form\.tsx|ways)|passkeys\/use-passkey-offer|providers\/provider-links))/,
	},
	{
		name: "listen-to-shop",
		test: /\/(listen-to-shop|viewed-products|recently-viewed|remember-offer|watch-pictures)\./,
	},
];

/** All screens load these. */
const EVERYWHERE = new Set(["react", "entry", "ui"]);

type BuiltChunk = { name: string; moduleIds: readonly string[] };

/** Lists modules that a chunk carries although its group does not name them and another chunk uses them, each with a user. */
export function findForeignModules(
	chunks: readonly BuiltChunk[],
	groups: readonly ChunkGroup[],
	listImporters: (module: string) => readonly string[],
): string[] {
	return chunks.flatMap(({ name, moduleIds }) => {
		// The bundler may name a chunk of its own after a module that is called like a group.
		const group = groups.find(
			(one) => one.name === name && moduleIds.some((module) => one.test.test(module)),
		);
		if (!group || EVERYWHERE.has(name)) return [];
		const own = new Set(moduleIds);
		return moduleIds.flatMap((module) => {
			if (group.test.test(module)) return [];
			const user = listImporters(module).find((importer) => !own.has(importer));
			return user === undefined ? [] : [`${name} carries ${module}, which ${user} needs`];
		});
	});
}

/** Refuses a build in which the code of one feature is in the file of another. */
export function ownModules(): Plugin {
	return {
		name: "vetrina:own-modules",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "client",
		generateBundle(_options, bundle) {
			const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
			const foreign = findForeignModules(chunks, CHUNK_GROUPS, (module) => {
				const found = this.getModuleInfo(module);
				return found ? [...found.importers, ...found.dynamicImporters] : [];
			});
			if (foreign.length > 0)
				this.error(
					`Name these modules in a group of scripts/vite/chunks/chunk-groups.ts:\n${foreign.join("\n")}`,
				);
		},
	};
}
