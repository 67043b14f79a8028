import { contrast } from "@vetrina/shop-rules/theme/colors.ts";
import type { HeaderType } from "@vetrina/shop-rules/theme/header-types.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildPage } from "../../fixtures/views.ts";
import { showView } from "../../testing/show-page.tsx";

const INK = "rgb(23, 20, 17)";
const PAPER = "rgb(250, 248, 244)";
const RED = "#6d1522";
const CLEAR = "rgba(0, 0, 0, 0)";

const header = page.getByRole("banner");
const logo = header.getByRole("link", { name: "Vetrina" });
const search = header.getByRole("link", { name: "Search" });

async function showHeader(headerType: HeaderType | undefined, width = 1440): Promise<void> {
	const view = buildPage("home", "en");
	view.shell.navigation = [...view.shell.navigation, { label: "Sale", href: "/x/sale", colour: RED }];
	await showView({ ...view, headerType });
	await page.viewport(width, 900);
	await expect.element(logo).toBeVisible();
	// The pointer of an earlier test may be over the header.
	await userEvent.unhover(header);
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

/** Draws a colour of any notation, and returns its red, green and blue. */
function readColour(colour: string): [number, number, number] {
	const canvas = new OffscreenCanvas(1, 1).getContext("2d");
	if (!canvas) throw new Error("No canvas");
	canvas.fillStyle = colour;
	canvas.fillRect(0, 0, 1, 1);
	const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
	return [red, green, blue];
}
const isReddish = ([red, green, blue]: readonly number[]): boolean =>
	red !== undefined && red > 1.3 * Math.max(green ?? 0, blue ?? 0);
const toHex = (channels: readonly number[]): string =>
	`#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
const styleOfSale = () => getComputedStyle(header.getByRole("link", { name: "Sale", exact: true }).element());

// proves shell-32
test("an item keeps the hue of its editors on a dark header, where it can be read", async () => {
	await showHeader("contrast");
	const word = readColour(styleOfSale().color);
	expect(isReddish(word)).toBe(true);
	expect(contrast(toHex(word), toHex(readColour(INK)))).toBeGreaterThanOrEqual(4.5);
});

// proves shell-32
test("over a picture, an item has the hue of its editors in a line below its word", async () => {
	await showHeader("transparent");
	await expectColours(CLEAR, PAPER);
	const { color, textDecorationLine, textDecorationColor } = styleOfSale();
	expect([color, textDecorationLine]).toEqual([PAPER, "underline"]);
	expect(isReddish(readColour(textDecorationColor))).toBe(true);
	window.scrollTo({ top: 200, behavior: "instant" });
	await expect
		.poll(() => [styleOfSale().color, styleOfSale().textDecorationLine])
		.toEqual([`rgb(${readColour(RED).join(", ")})`, "none"]);
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
