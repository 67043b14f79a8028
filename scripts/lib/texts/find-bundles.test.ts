import { expect, test } from "vitest";
import { findBundles, type TextModule } from "./find-bundles.ts";

const createModule = (keys: string[], imports: string[] = [], dynamicImports: string[] = []): TextModule => ({
	keys,
	imports,
	dynamicImports,
});
const many = Array.from({ length: 30 }, (_, at) => `form.field${at}`);
const modules = new Map([
	[
		"entry",
		createModule(["shell.menu"], ["button"], ["list", "cart", "minicart", "cards.part.tsx", "form.part.tsx"]),
	],
	["button", createModule(["shell.close"])],
	["list", createModule(["list.title"], ["tile", "button"], ["filters"])],
	["cart", createModule(["cart.title"], ["tile"])],
	["tile", createModule(["tile.add"])],
	["filters", createModule(["list.clear", "shell.close"])],
	["minicart", createModule(["cart.title"])],
	["cards.part.tsx", createModule(["price.from"])],
	["form.part.tsx", createModule(many)],
	["plain", createModule([])],
]);
const { first, later } = findBundles(modules, "entry", (id) => id.endsWith(".part.tsx"));

test("texts of a module that is loaded later come with it or with every page", () => {
	for (const root of ["list", "cart", "filters", "minicart", "cards.part.tsx", "form.part.tsx"]) {
		const keys = new Set<string>();
		const add = (id: string): void => {
			for (const key of modules.get(id)?.keys ?? []) keys.add(key);
			modules.get(id)?.imports.forEach(add);
		};
		add(root);
		expect(
			[...keys].filter((key) => !first.has(key) && !later.get(root)?.has(key)),
			root,
		).toEqual([]);
	}
});

test("texts of every page are in no other file, and a layer's texts come only with the layer", () => {
	expect([...first].sort()).toEqual(["price.from", "shell.close", "shell.menu"]);
	expect(Object.fromEntries([...later].map(([root, keys]) => [root, [...keys].sort()]))).toEqual({
		list: ["list.title", "tile.add"],
		cart: ["cart.title", "tile.add"],
		filters: ["list.clear"],
		minicart: ["cart.title"],
		"form.part.tsx": many.toSorted(),
	});
});

test("a circle of imports ends", () => {
	const circle = new Map([
		["entry", createModule([], ["a"])],
		["a", createModule(["a.a"], ["b"])],
		["b", createModule(["b.b"], ["a"])],
	]);
	expect([...findBundles(circle, "entry", () => false).first].sort()).toEqual(["a.a", "b.b"]);
});
