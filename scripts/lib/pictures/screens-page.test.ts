import { expect, test } from "vitest";
import { screensPage } from "./screens-page.ts";

test("shows a thumbnail of each picture under its screen, with a link to the picture", () => {
	const page = screensPage(
		["390", "1440"].map((width) => ({
			screen: "list-refined",
			locale: "ar-sa",
			width,
			file: `list-refined.ar-sa.${width}.jpg`,
		})),
		"today",
	);
	expect(page).toContain('<a href="list-refined.ar-sa.390.jpg"><img src="small/list-refined.ar-sa.390.jpg"');
	expect(page).toContain("List refined");
	expect(page).toContain("1 screens, 2 pictures, today");
	expect(page.match(/type="checkbox"/g)).toHaveLength(3);
});
