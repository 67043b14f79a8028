import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const PAGES = [
	"/en-it/",
	"/en-it/window",
	"/en-it/about",
	"/en-it/journal",
	"/en-it/csc",
	"/ja-jp/window",
	"/ar-sa/window",
];
const PHONE = { width: 390, height: 844 };

type Gap = { between: string; gap: number; isText: boolean };
/** Returns the distances between what two neighbouring sections show. */
const measureGaps = (page: Page): Promise<Gap[]> =>
	page.evaluate(() => {
		const isShown = (element: Element) =>
			element.checkVisibility() && element.getBoundingClientRect().height > 1;
		const sections = [...(document.querySelector("main")?.children ?? [])].filter(
			(element) => isShown(element) && !element.querySelector("h1") && element.tagName !== "H1",
		);
		const measure = (section: Element) => {
			const hasLine = (element: Element) => {
				const { borderBlockStartWidth, borderBlockEndWidth } = getComputedStyle(element);
				return [borderBlockStartWidth, borderBlockEndWidth].some((width) => Number.parseFloat(width) > 0);
			};
			// A box ends where it shows something: words, a picture or a line.
			const leaves = [...section.querySelectorAll("*"), section].filter(
				(element) => isShown(element) && (hasLine(element) || ![...element.children].some(isShown)),
			);
			const boxes = leaves.map((leaf) => leaf.getBoundingClientRect());
			return {
				top: Math.min(...boxes.map(({ top }) => top)),
				bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
				isText: !section.querySelector("img, video, svg"),
				words: (section.textContent ?? "").trim().slice(0, 20),
			};
		};
		return sections.slice(1).map((section, at) => {
			const [before, after] = [measure(sections[at] as Element), measure(section)];
			return {
				between: `${before.words} | ${after.words}`,
				gap: Math.round(after.top - before.bottom),
				isText: before.isText && after.isText,
			};
		});
	});

for (const path of PAGES) {
	test.describe(path, () => {
		// proves content-59
		test("neighbouring sections stand at the distance of one block on phones", async ({ page }) => {
			await page.setViewportSize(PHONE);
			await page.goto(path);
			await running(page);
			const gaps = await measureGaps(page);
			expect(gaps.filter(({ gap }) => gap > 80)).toEqual([]);
			expect(gaps.filter(({ gap, isText }) => isText && gap < 56)).toEqual([]);
		});
	});
}
