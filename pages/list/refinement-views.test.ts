import type { SizeCharts } from "@vetrina/shop-rules/sizes/size-table.ts";
import { expect, test } from "vitest";
import type { Category, Refinement } from "../../shared/domain/catalogue/catalogue.ts";
import { indexCategories } from "../../shared/domain/catalogue/categories.ts";
import { type ListState, listStateQuery } from "../../shared/domain/list/list-state.ts";
import { parseListState } from "../../shared/domain/list/read-list-state.ts";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import { DEFAULT_SETTINGS } from "../../worker/platform/site-settings.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { refinementViews } from "./refinement-views.ts";

const format = {
	thousandSeparator: ".",
	decimalSeparator: ",",
	currencyFirst: false,
	spacing: " ",
	decimals: 2,
};
const COLOUR: Refinement = {
	id: "c_color",
	label: "Colour",
	values: [
		{ value: "black", label: "Black", hitCount: 3, children: [] },
		{ value: "red", label: "Red", hitCount: 0, children: [] },
	],
};
const sizeCharts: SizeCharts = {
	tables: [{ id: "women", house: "IT", systems: ["IT", "US"], measures: [], rows: [["40", "4"]] }],
	guides: { dresses: ["women"] },
	systems: { US: ["US"] },
};
const categories = indexCategories([
	{ id: "women", url: "/women", children: [], sizeGuide: "dresses" } as unknown as Category,
]);
const views = (
	query: string,
	refinements: Refinement[],
	singleSelectionRefinements: string[] = [],
	categoryId?: string,
) => {
	const listState = {
		state: parseListState(new URLSearchParams(query)),
		href: (state: ListState) => `?${listStateQuery(state)}`,
		mode: "category" as const,
		categoryId,
	};
	const cx = {
		settings: { ...DEFAULT_SETTINGS, singleSelectionRefinements, sizeCharts, sizeOrdering: ["40", "M"] },
		locale: { country: "US" },
		categories,
		prices: { rules: { currency: "EUR", symbol: "€", long: format, short: format } },
		t: textsOf("en").t,
	} as unknown as PageContext;
	return refinementViews(refinements, listState, cx);
};

// proves product-19
// proves catalogue-9
test("sizes are those of the category's goods, in the organisation's order, and elsewhere the house's", () => {
	const size = { value: "40", label: "40", hitCount: 2, children: [] };
	const sizes: Refinement = {
		id: "c_size",
		label: "Size",
		values: [{ ...size, value: "M", label: "M" }, size],
	};
	const labels = (...asked: Parameters<typeof views>) =>
		views(...asked).refinements[0]?.values.map(({ label }) => label.replaceAll("\u00a0", " "));
	expect(labels("", [sizes], [], "women")).toEqual(["US 4 · IT 40", "M"]);
	expect(labels("q=silk&cgid=women", [sizes])).toEqual(["US 4 · IT 40", "M"]);
	expect(labels("q=silk", [sizes])).toEqual(["40", "M"]);
	const [chip] = views("prefn1=c_size&prefv1=40", [], [], "women").chips;
	expect(chip?.label.replaceAll("\u00a0", " ")).toBe("US 4 · IT 40");
});

test("values without hits are dropped unless chosen", () => {
	expect(views("", [COLOUR]).refinements[0]?.values).toHaveLength(1);
	expect(views("prefn1=c_color&prefv1=red", [COLOUR]).chips).toEqual([{ label: "Red", href: "?" }]);
});

// proves catalogue-28
test.each([
	["", ["c_colorGroup"]],
	["prefn1=c_color&prefv1=black", ["c_color", "c_colorGroup"]],
	["prefn1=c_colorGroup&prefv1=black", ["c_colorGroup"]],
])("with %j families of colours stand for the colours: %j", (query, ids) => {
	const family = { ...COLOUR, id: "c_colorGroup" };
	expect(views(query, [COLOUR, family]).refinements.map(({ id }) => id)).toEqual(ids);
	expect(views(query, [COLOUR]).refinements.map(({ id }) => id)).toEqual(["c_color"]);
});

// proves list-26
test("a value is shown with the merchants' description", () => {
	const [black] = COLOUR.values;
	const described = { ...COLOUR, values: [{ ...black, description: "From navy to ink" }] } as Refinement;
	expect(views("", [described]).refinements[0]?.values[0]?.description).toBe("From navy to ink");
});

test("unknown refinements have chips, and other parameters do not", () => {
	const { chips } = views("prefn1=c_color&prefv1=black|teal&prefn2=brand&prefv2=Unknown&srule=x&page=3", [
		COLOUR,
	]);
	expect(chips).toEqual([
		{ label: "Black", href: "?prefn1=brand&prefv1=Unknown&prefn2=c_color&prefv2=teal&srule=x" },
		{ label: "Unknown", href: "?prefn1=c_color&prefv1=black%7Cteal&srule=x" },
		{ label: "teal", href: "?prefn1=brand&prefv1=Unknown&prefn2=c_color&prefv2=black&srule=x" },
	]);
	expect(views("prefn1=htype&prefv1=master&prefn2=c_color&prefv2=all", [COLOUR]).chips).toEqual([]);
});

// proves price-5
test("price ranges have the shop's format, whatever the platform's labels", () => {
	const price = (value: string, label: string) => ({ value, label, hitCount: 1, children: [] });
	const { refinements, chips } = views("prefn1=price&prefv1=(70..90)", [
		{
			id: "price",
			label: "Price",
			values: [price("(0..500)", "$0 – $500"), price("(500..1000)", "x"), price("(1000..)", "$1,000 +")],
		},
	]);
	expect(refinements[0]?.values.map(({ label }) => label)).toEqual([
		"up to 500 €",
		"500 € – 1.000 €",
		"from 1.000 €",
	]);
	expect(chips.map(({ label }) => label)).toEqual(["70 € – 90 €"]);
});

// proves list-3
test.each([
	["one of several", "prefn1=c_color&prefv1=black", "?"],
	["several", "prefn1=brand&prefv1=A&prefn2=c_color&prefv2=black|red&page=2", "?prefn1=brand&prefv1=A"],
])("a refinement with %s chosen offers 'All'", (_, query, href) => {
	const all = views(query, [COLOUR]).refinements[0]?.values[0];
	expect(all).toMatchObject({ label: "All", href });
	expect(all?.selected).toBeUndefined();
});

// proves list-3
test.each(["", "prefn1=c_color&prefv1=all"])(
	"a refinement without a choice (%j) does not offer 'All'",
	(query) => {
		expect(views(query, [COLOUR]).refinements[0]?.values.map(({ label }) => label)).not.toContain("All");
	},
);

test("a refinement states whether it takes a single value, so that quick clicks can be combined", () => {
	const season = { ...COLOUR, id: "c_season", label: "Season" };
	const { refinements } = views("", [COLOUR, season], ["c_season"]);
	expect(refinements.map(({ id, single }) => [id, single])).toEqual([
		["c_color", undefined],
		["c_season", true],
	]);
});
