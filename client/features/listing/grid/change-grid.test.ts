import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseGrid } from "../../../state/grid-choice.ts";
import { changeGrid } from "./change-grid.ts";

const list = (finished: () => Promise<unknown>) => ({
	animate: () => ({
		get finished() {
			return finished();
		},
		cancel: () => {},
	}),
	getBoundingClientRect: () => ({ top: 0, bottom: 500, left: 0, right: 300, width: 300, height: 500 }),
	querySelectorAll: () => [],
});
const dataset: Record<string, string> = {};
const show = (...lists: object[]): void => {
	vi.stubGlobal("document", {
		querySelectorAll: () => lists,
		documentElement: { dataset, style: { removeProperty: () => "" } },
	});
};
beforeEach(() => {
	for (const name of Object.keys(dataset)) delete dataset[name];
	vi.stubGlobal("matchMedia", () => ({ matches: false }));
	vi.stubGlobal("innerHeight", 800);
	vi.stubGlobal("scrollBy", () => {});
	vi.stubGlobal("requestAnimationFrame", (run: () => void) => run());
});
afterEach(() => vi.unstubAllGlobals());

// proves list-9
test.each<[string, () => Promise<unknown>]>([
	["ends", () => Promise.resolve()],
	["is cancelled by the browser", () => Promise.reject(new DOMException("cancelled", "AbortError"))],
])("the choice shows when the animation %s", async (_, finished) => {
	show(
		list(finished),
		list(() => Promise.resolve()),
	);
	chooseGrid("mobile", 1);
	await changeGrid();
	expect(dataset.gridMobile).toBe("1");
});
