import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { describe, expect, test, vi } from "vitest";
import type { NavItemView } from "../../../shared/contracts/views.ts";
import { createPaths } from "../../../shared/domain/addresses/paths.ts";
import { indexCategories } from "../../../shared/domain/catalogue/categories.ts";
import type { NavigationItem } from "../../../shared/domain/content/content.ts";
import { listMenuCategories, toNavigation } from "./navigation.ts";

const paths = createPaths({ prefix: "/x" });
const context = (language: Language = "en") => ({
	paths,
	categories: indexCategories([]),
	deadLink: vi.fn(),
	language,
});
const item = (title: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
	title,
	url: `/${title.toLowerCase()}`,
	items: [],
	...more,
});
const show = (one: NavigationItem, language?: Language) => toNavigation([one], context(language))[0];
const listLabels = (view: NavItemView | undefined) => view?.items?.map(({ label }) => label);

// proves shell-25
describe("the editors' menu", () => {
	const items = [item("Öl"), item("Zinn"), item("Aal"), item("Oboe")];

	test.each([
		["none", "de", ["Öl", "Zinn", "Aal", "Oboe"]],
		["A-Z", "de", ["Aal", "Oboe", "Öl", "Zinn"]],
		["Z-A", "de", ["Zinn", "Öl", "Oboe", "Aal"]],
	] as const)("sorts the items below by %s in the language of the page", (sorting, language, labels) =>
		expect(listLabels(show(item("All", { sorting, items }), language))).toEqual(labels),
	);

	test("stands in columns, each begun by its first item that is left", () => {
		const gone = item("Gone", { column: 2, isGone: true });
		const columns = [
			item("C", { column: 3 }),
			gone,
			item("B", { column: 2 }),
			item("A"),
			item("D", { column: 2 }),
		];
		const view = show(item("All", { template: "columns", items: columns }));
		expect(view?.items?.map(({ label, startsColumn }) => [label, startsColumn])).toEqual([
			["A", undefined],
			["B", true],
			["D", undefined],
			["C", true],
		]);
		expect(listLabels(show(item("All", { template: "mega", items: columns })))).toEqual(["C", "B", "A", "D"]);
	});

	test("shows a colour that can be read on paper, and no other", () => {
		expect(show(item("Sale", { colour: "#6D1522" }))).toMatchObject({ colour: "#6d1522" });
		expect(show(item("Sale", { colour: "#ffd" }))).not.toHaveProperty("colour");
	});

	test("has a link to everything where its item says so", () => {
		const views = (["none", "large", "small", "all"] as const).map((viewAll) => show(item("A", { viewAll })));
		expect(views.map((view) => view?.viewAll)).toEqual([undefined, "large", "small", "all"]);
	});

	test("leaves out and reports links to pages that are gone, and headings that are empty then", () => {
		const cx = context();
		const heading = { title: "By room", items: [item("Table", { isGone: true })] };
		expect(toNavigation([heading, item("Gone", { isGone: true }), item("Here")], cx)).toEqual([
			{ label: "Here", href: "/x/here" },
		]);
		expect(cx.deadLink).toHaveBeenCalledTimes(2);
	});
});

// proves content-13
test("the catalogue's menu links to everything on all screens, and below its departments on small ones", () => {
	const leaf = { id: "c", name: "C", url: "/c", showInMenu: true, children: [] };
	const hidden = { ...leaf, id: "d", showInMenu: false };
	const branch = { ...leaf, id: "b", name: "B", url: "/b", children: [leaf, hidden] };
	expect(listMenuCategories([{ ...leaf, id: "a", name: "A", url: "/a", children: [branch] }], paths)).toEqual(
		[
			{
				label: "A",
				href: "/x/a",
				viewAll: "all",
				items: [
					{
						label: "B",
						href: "/x/b",
						viewAll: "small",
						items: [{ label: "C", href: "/x/c", viewAll: "small" }],
					},
				],
			},
		],
	);
});
