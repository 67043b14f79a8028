import { expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { buildPage } from "../../client/fixtures/views.ts";
import { showView } from "../../client/testing/show-page.tsx";
import type { PageView } from "../../shared/contracts/page.ts";
import type { HeroView } from "./section.ts";

/** The share of an upright picture above the figure's feet, which `scripts/lib/pictures/whole-figure.test.ts` holds the drawings to. */
const FEET = 0.69;
const upright = { src: "/dw/image/v2/VTRA_001/walk.jpg", width: 1200, height: 1600, alt: "Walk" };
const hero: HeroView = {
	line: "For the hour after sunset",
	image: { portrait: upright, landscape: { ...upright, width: 1600, height: 1000 } },
	link: { label: "Discover new in", href: "/x/women" },
};

// proves content-45
test.each([
	[360, 740],
	[390, 844],
	[430, 932],
	[768, 1024],
	[820, 1180],
] as const)(
	"an upright hero is sharp and its words stand below the figure at %i × %i",
	async (width, height) => {
		await browser.viewport(width, height);
		const home = buildPage("home", "en");
		const sections = [{ type: "hero", key: "1", view: hero }];
		await showView({ ...home, data: { ...home.data, sections } } as PageView);
		await expect.element(browser.getByRole("heading", { name: hero.line })).toBeVisible();
		const picture = browser.getByRole("img", { name: "Walk" }).element() as HTMLImageElement;
		await expect.poll(() => picture.currentSrc).not.toBe("");

		const box = picture.getBoundingClientRect();
		const scale = Math.max(box.width / upright.width, box.height / upright.height);
		expect(Number(new URL(picture.currentSrc).searchParams.get("sw"))).toBeGreaterThanOrEqual(
			Math.min(1600, Math.floor(scale * upright.width * devicePixelRatio)),
		);
		const place = Number.parseFloat(getComputedStyle(picture).objectPosition.split(" ")[1] ?? "") / 100;
		const feet = box.top + (box.height - upright.height * scale) * place + FEET * upright.height * scale;
		const words = browser.getByRole("heading", { name: hero.line }).element().getBoundingClientRect();
		expect(words.top).toBeGreaterThan(feet);
	},
);
