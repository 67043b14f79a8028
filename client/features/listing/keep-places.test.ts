import { expect, test } from "vitest";
import type { RefinementValueView, RefinementView } from "../../../shared/contracts/list-views.ts";
import { keepPlaces } from "./keep-places.ts";

const value = (label: string, hitCount: number): RefinementValueView => ({
	label,
	hitCount,
	href: `?${label}`,
});
const refinement = (id: string, ...values: RefinementValueView[]): RefinementView => ({
	id,
	label: id,
	values,
});

// proves list-24
test("a value without items keeps its place without a link", () => {
	const before = [
		refinement("color", value("black", 3), value("red", 2), value("emerald", 1)),
		refinement("size", value("S", 2), value("M", 4)),
	];
	const now = [refinement("color", value("black", 3), value("emerald", 1))];
	expect(keepPlaces(before, now)).toEqual([
		refinement("color", value("black", 3), { label: "red", hitCount: 0 }, value("emerald", 1)),
		refinement("size", { label: "S", hitCount: 0 }, { label: "M", hitCount: 0 }),
	]);
});

test("new values and new refinements are shown as received", () => {
	const before = [refinement("color", value("black", 3), value("red", 2))];
	const now = [refinement("color", value("black", 3), value("blue", 9)), refinement("size", value("S", 1))];
	expect(keepPlaces(before, now)).toEqual(now);
});

test("a kept value gets its link back when items match it again", () => {
	const all = [refinement("color", value("black", 3), value("red", 2))];
	const kept = keepPlaces(all, [refinement("color", value("black", 3))]);
	expect(keepPlaces(kept, all)).toEqual(all);
});
