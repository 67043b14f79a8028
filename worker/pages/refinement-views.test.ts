import { expect, test } from "vitest";
import type { Refinement } from "../../shared/domain/catalogue.ts";
import { type ListState, listStateQuery, parseListState } from "../../shared/domain/list-state.ts";
import type { PageContext } from "./page-loader.ts";
import { refinementViews } from "./refinement-views.ts";

const COLOUR: Refinement = {
	id: "c_color",
	label: "Colour",
	values: [
		{ value: "black", label: "Black", hitCount: 3, children: [] },
		{ value: "red", label: "Red", hitCount: 0, children: [] },
	],
};
const views = (query: string, refinements: Refinement[]) => {
	const asked = {
		state: parseListState(new URLSearchParams(query)),
		href: (state: ListState) => `?${listStateQuery(state)}`,
		mode: "category" as const,
	};
	// Only what these views ask.
	const cx = { settings: { singleSelections: [], sizeOrder: [] }, t: String } as unknown as PageContext;
	return refinementViews(refinements, asked, cx);
};

test("values without hits are dropped unless chosen", () => {
	expect(views("", [COLOUR]).refinements[0]?.values).toHaveLength(1);
	expect(views("prefn1=c_color&prefv1=red", [COLOUR]).chips).toEqual([{ label: "Red", href: "?" }]);
});

test("what the platform does not know can be taken back as well; what is no filter has no chip", () => {
	const { chips } = views("prefn1=c_color&prefv1=black|teal&prefn2=brand&prefv2=Nobody&srule=x&page=3", [
		COLOUR,
	]);
	expect(chips).toEqual([
		{ label: "Black", href: "?prefn1=brand&prefv1=Nobody&prefn2=c_color&prefv2=teal&srule=x" },
		{ label: "Nobody", href: "?prefn1=c_color&prefv1=black%7Cteal&srule=x" },
		{ label: "teal", href: "?prefn1=brand&prefv1=Nobody&prefn2=c_color&prefv2=black&srule=x" },
	]);
	expect(views("prefn1=htype&prefv1=master&prefn2=c_color&prefv2=all", [COLOUR]).chips).toEqual([]);
});
