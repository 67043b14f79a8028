import { expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { buildPage, tile } from "../../client/fixtures/views.ts";
import { showView } from "../../client/testing/show-page.tsx";
import type { PageView } from "../../shared/contracts/page.ts";
import type { TabsView } from "./section.ts";

const tabs = (isSideInBody: boolean): TabsView => ({
	label: "The house",
	tabs: ["Workshop", "Window"].map((title, at) => ({
		title,
		sections: [{ type: "statement", key: `1.${at}`, view: { text: "We sew here." } }],
	})),
	side: [{ type: "placeholder", key: "1.2", view: { element: "recommendations" } }],
	isSideInBody,
});

// proves content-25
test.each([
	["header", 390],
	["header", 768],
	["header", 1440],
	["body", 390],
	["body", 768],
	["body", 1440],
] as const)(
	"a row of products next to tabs fits into its place, in the %s at %i px",
	async (place, width) => {
		await browser.viewport(width, 900);
		const home = buildPage("home", "en");
		const sections = [{ type: "tabs", key: "1", view: tabs(place === "body"), inner: ["placeholder"] }];
		const tiles = Array.from({ length: 8 }, (_, at) => tile(at + 1));
		await showView({ ...home, data: { ...home.data, sections } } as PageView, {
			"GET /recommendations": { details: null, tiles },
		});
		const articles = browser.getByRole("region", { name: "You may also like" }).getByRole("article");
		await expect.element(articles.first()).toBeInTheDocument();
		const rect = articles.first().element().getBoundingClientRect();
		expect(rect.width).toBeGreaterThanOrEqual(120);
		const panel = browser.getByRole("tabpanel").element().getBoundingClientRect();
		const titles = browser.getByRole("tablist").element().getBoundingClientRect();
		if (place === "body") expect(panel.top - titles.bottom).toBeLessThan(40);
		expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
	},
);
