import { expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { buildPage } from "../../client/fixtures/views.ts";
import { showView } from "../../client/testing/show-page.tsx";
import type { PageView } from "../../shared/contracts/page.ts";
import type { SearchFormView } from "./section.ts";

// proves content-40
test.each([390, 768, 1440])(
	"the editors' example is seen whole in the empty field at %i px",
	async (width) => {
		await browser.viewport(width, 844);
		const view: SearchFormView = {
			label: "Try a new search",
			button: "Find",
			placeholder: "A coat, a colour, a designer",
		};
		const home = buildPage("home", "en");
		const sections = [{ type: "search-form", key: "1", view }];
		await showView({ ...home, data: { ...home.data, sections } } as PageView);
		const box = browser.getByRole("main").getByRole("searchbox");
		await expect.element(box).toBeVisible();
		const field = box.element() as HTMLInputElement;
		await document.fonts.ready;
		const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
		const { fontSize, fontFamily } = getComputedStyle(field, "::placeholder");
		context.font = `${fontSize} ${fontFamily}`;
		expect(context.measureText(field.placeholder).width).toBeLessThanOrEqual(field.clientWidth);
	},
);
