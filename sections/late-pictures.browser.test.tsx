import { expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { buildPage } from "../client/fixtures/views.ts";
import { showView } from "../client/testing/show-page.tsx";
import type { PageView } from "../shared/contracts/page.ts";
import type { ImageView } from "../shared/contracts/views.ts";
import type { CardSectionView } from "./card/section.ts";
import type { CtaSectionView } from "./cta/section.ts";
import type { ModuleView } from "./module/section.ts";
import type { SignUpView } from "./newsletter-sign-up/section.ts";

const picture = (name: string, width = 1600, height = 1000): ImageView => ({
	src: `/dw/image/v2/VTRA_001/${name}.jpg`,
	alt: name,
	width,
	height,
});
const link = { label: "See the coats", href: "/x/women" };
const cta: CtaSectionView = { cta: link, picture: picture("a"), film: [] };
const card = (images: ImageView[], style: CardSectionView["card"]["style"]): CardSectionView => ({
	card: { style, title: "A coat", images, links: [link] },
	isAlone: true,
});
const several = [picture("a"), picture("b", 1200, 1600), picture("c")];
const banner: ModuleView = {
	variant: "banner",
	title: "A season",
	pieces: [],
	links: [link],
	picture: picture("a"),
	parts: [],
};
const signUp: SignUpView = {
	title: "Letters",
	text: "New arrivals.",
	email: "Email",
	button: "Write to me",
	consents: [],
	agreement: [],
	links: [],
	picture: picture("a", 1200, 1600),
};

async function show(type: string, view: object): Promise<HTMLElement> {
	const home = buildPage("home", "en");
	await showView({ ...home, data: { ...home.data, sections: [{ type, key: "1", view }] } } as PageView);
	await expect.poll(() => document.querySelector("main img")).not.toBeNull();
	return browser.getByRole("main").element() as HTMLElement;
}

// proves content-32
test.each([
	["a link below its picture", "cta", cta],
	["a link on its picture", "cta", { ...cta, isOver: true }],
	["a card", "card", card([picture("a")], "default")],
	["a card with several pictures", "card", card(several, "default")],
	["a card with words on several pictures", "card", card(several, "above-image")],
	["a banner", "module", banner],
	["a sign-up with a picture", "newsletter-sign-up", signUp],
] as const)("on phones, the late picture of %s moves nothing", async (_, type, view) => {
	const main = await show(type, view);
	const measure = () => main.getBoundingClientRect().height;
	expect(main.querySelectorAll("img[loading=lazy]").length).toBeGreaterThan(0);
	expect(main.querySelector("img")?.getBoundingClientRect().width).toBeGreaterThan(300);
	const height = measure();
	document.documentElement.dataset.waiting = "";
	const earlier = measure();
	delete document.documentElement.dataset.waiting;
	expect(earlier).toBe(height);
});

// proves content-30
test.each([390, 1440])(
	"the words on a card stand as high with several pictures as with one, at %i px",
	async (width) => {
		const heights: number[] = [];
		for (const images of [several.slice(0, 1), several]) {
			const main = await show("card", card(images, "above-image"));
			await browser.viewport(width, 844);
			const words = main.querySelector("h2") as HTMLElement;
			const place = words.closest("[data-card]") as HTMLElement;
			expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(place.getBoundingClientRect().bottom);
			heights.push(Math.round(place.getBoundingClientRect().height));
		}
		expect(heights[1]).toBe(heights[0]);
		expect(heights[1]).toBeLessThan(844);
	},
);
