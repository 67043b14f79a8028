import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { HeaderType } from "../../../shared/domain/shell/header-types.ts";
import { buildPage } from "../../fixtures/views.ts";
import { showView } from "../../testing/show-page.tsx";

const INK = "rgb(23, 20, 17)";
const PAPER = "rgb(250, 248, 244)";
const CLEAR = "rgba(0, 0, 0, 0)";

const header = page.getByRole("banner");
const logo = header.getByRole("link", { name: "Vetrina" });
const search = header.getByRole("link", { name: "Search" });

async function showHeader(headerType: HeaderType | undefined, width = 1440): Promise<void> {
	await showView({ ...buildPage("home", "en"), headerType });
	await page.viewport(width, 900);
	await expect.element(logo).toBeVisible();
}
const expectColours = (background: string, text: string) =>
	expect
		.poll(() => {
			const style = getComputedStyle(header.element());
			return [style.backgroundColor, style.color];
		})
		.toEqual([background, text]);

// proves shell-32
test.each([
	[undefined, PAPER, INK],
	["white", "rgb(255, 255, 255)", INK],
	["contrast", INK, PAPER],
] as const)("the ground of a header of type %s is %s", async (type, background, text) => {
	await showHeader(type);
	await expectColours(background, text);
});

// proves shell-32
test("a transparent header lies over the page's opening, and is solid once the page is scrolled", async () => {
	await showHeader("transparent");
	await expectColours(CLEAR, PAPER);
	const { bottom } = header.element().getBoundingClientRect();
	expect(page.getByRole("main").element().getBoundingClientRect().top).toBeLessThan(bottom);
	window.scrollTo({ top: 200, behavior: "instant" });
	await expectColours(PAPER, INK);
	window.scrollTo({ top: 0, behavior: "instant" });
	await expectColours(CLEAR, PAPER);
});

// proves shell-32
test("a transparent header is solid while it has the focus", async () => {
	await showHeader("transparent");
	search.element().focus();
	await expectColours(PAPER, INK);
});

// proves shell-32
test.each([
	["naked", 1440, false],
	["naked", 390, false],
	["naked_mobile", 1440, true],
	["naked_mobile", 390, false],
] as const)(
	"a header of type %s at %i px: links other than the house's name are there: %s",
	async (type, width, has) => {
		await showHeader(type, width);
		expect(search.elements().length > 0).toBe(has);
	},
);
