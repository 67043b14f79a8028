import { findWithAxe } from "../support/find-with-axe.ts";
import { running } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

const PAGES = ["/en-it/", "/en-it/window", "/en-it/about", "/en-it/csc", "/ja-jp/window", "/ar-sa/window"];
const SCREENS = [
	{ width: 390, height: 844 },
	{ width: 1440, height: 900 },
];

for (const path of PAGES)
	for (const viewport of SCREENS)
		test(`the words of the sections of ${path} have enough contrast at ${viewport.width}`, async ({
			page,
		}) => {
			await page.setViewportSize(viewport);
			await page.goto(path);
			await running(page);
			expect((await findWithAxe(page)).filter((fault) => fault.startsWith("color-contrast"))).toEqual([]);
		});
