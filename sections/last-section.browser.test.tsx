import { expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { buildPage } from "../client/fixtures/views.ts";
import { showView } from "../client/testing/show-page.tsx";
import type { PageView } from "../shared/contracts/page.ts";
import type { CarouselView } from "./carousel/section.ts";
import type { CtaSectionView } from "./cta/section.ts";

const cta: CtaSectionView = { cta: { label: "See the coats", href: "/x/women" }, film: [] };
const carousel: CarouselView = {
	title: "From the window",
	label: "Slides",
	slides: [{ type: "statement", key: "1.0", view: { text: "Coats" } }],
	sizes: { slide: "100%", space: "0px" },
	autoplay: undefined,
	isLooped: false,
	hasNavigation: true,
	hasPagination: true,
};

// proves content-40
test.each([
	["number-element", { text: "1962" }, "p"],
	["cta", cta, "a"],
	["carousel", carousel, "button"],
] as const)("the last section of a page keeps away from the footer: %s", async (type, view, last) => {
	const home = buildPage("home", "en");
	await showView({ ...home, data: { ...home.data, sections: [{ type, key: "1", view }] } } as PageView);
	const main = browser.getByRole("main");
	await expect.poll(() => main.element().querySelectorAll(last).length).toBeGreaterThan(0);
	const [element] = [...main.element().querySelectorAll<HTMLElement>(last)].slice(-1);
	const { bottom } = (element as HTMLElement).getBoundingClientRect();
	const padding = Number.parseFloat(getComputedStyle(element as HTMLElement).paddingBlockEnd);
	expect(main.element().getBoundingClientRect().bottom - bottom + padding).toBeGreaterThanOrEqual(32);
});
