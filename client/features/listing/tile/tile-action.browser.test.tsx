import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { buildPage } from "../../../fixtures/views.ts";
import { showView } from "../../../testing/show-page.tsx";

const CALLOUT = ["Bundle with two more pieces of the collection and pay a tenth less"];
const STATES = ["orderable", "preorder", "soldOut"] as const;
const TOUCH = 44;

type Label = { label: Text; language: string };

function findBrokenWords({ label, language }: Label): string[] {
	const words = new Intl.Segmenter(language, { granularity: "word" }).segment(label.data);
	return [...words].flatMap(({ segment, index, isWordLike }) => {
		if (!isWordLike) return [];
		const range = new Range();
		range.setStart(label, index);
		range.setEnd(label, index + segment.length);
		const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
		return lines.size > 1 ? [segment] : [];
	});
}

// proves list-28
describe.each(LANGUAGES)("in %s", (language) => {
	test.each([320, 360, 390])(
		"no word of a tile's action breaks next to a promotion at %i px",
		async (width) => {
			await page.viewport(width, 900);
			const view = buildPage("list", language);
			if (view.kind !== "list") throw new Error("The fixture is no list");
			const tiles = view.data.tiles.map((tile, at) => ({
				...tile,
				callout: CALLOUT,
				state: STATES[at % STATES.length] ?? "orderable",
			}));
			await showView({ ...view, data: { ...view.data, tiles } });
			await expect.element(page.getByText(CALLOUT[0] ?? "").first()).toBeVisible();
			const actions = [...document.querySelectorAll<HTMLElement>("[data-grid] article [data-acts]")];
			expect(actions.length).toBeGreaterThanOrEqual(STATES.length);
			for (const action of actions) {
				const label = action.firstChild as Text;
				expect(findBrokenWords({ label, language })).toEqual([]);
				const { left, right, width: target, height } = action.getBoundingClientRect();
				expect(Math.min(target, height), label.data).toBeGreaterThanOrEqual(TOUCH);
				expect(left).toBeGreaterThanOrEqual(0);
				expect(right).toBeLessThanOrEqual(width);
			}
		},
	);
});
