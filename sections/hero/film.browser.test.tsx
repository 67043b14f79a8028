import { afterEach, expect, test, vi } from "vitest";
import { page as browser } from "vitest/browser";
import { buildPage } from "../../client/fixtures/views.ts";
import { showView } from "../../client/testing/show-page.tsx";
import type { PageView } from "../../shared/contracts/page.ts";
import type { VideoView } from "../video/section.ts";
import type { HeroView } from "./section.ts";

const picture = { src: "/dw/image/v2/VTRA_001/walk.jpg", width: 1600, height: 1000, alt: "" };
const film: VideoView = {
	film: {
		label: "Film",
		src: "/proxy/video/film?videoId=1",
		ratioHref: "/proxy/video/aspect-ratio?videoId=1",
	},
	ratio: 1.778,
	isBehind: true,
};
const hero: HeroView = {
	line: "Evening comes early",
	image: { portrait: picture, landscape: picture },
	link: { label: "See the collection", href: "/x/women" },
	film: [{ type: "video", key: "1.0", view: film }],
};
const show = () => {
	const home = buildPage("home", "en");
	const sections = [{ type: "hero", key: "1", view: hero, inner: ["video"] }];
	return showView({ ...home, data: { ...home.data, sections } } as PageView);
};
const measure = (name: string, role: "link" | "button"): DOMRect =>
	browser.getByRole("main").getByRole(role, { name }).element().getBoundingClientRect();

afterEach(() => vi.unstubAllGlobals());

// proves content-40, media-12
test.each([390, 1440])(
	"until a hero's player loads, its film is a link next to the words, where the player's button will be, at %i px",
	async (width) => {
		await browser.viewport(width, 844);
		// The player loads once the film is in view.
		vi.stubGlobal(
			"IntersectionObserver",
			class {
				observe() {}
				unobserve() {}
				disconnect() {}
			},
		);
		const { leave } = await show();
		await expect.element(browser.getByRole("link", { name: "Film" })).toBeVisible();
		const link = measure("Film", "link");
		const words = measure("See the collection", "link");
		expect([link.width, link.height]).toEqual([44, 44]);
		expect(words.bottom <= link.top || words.right <= link.left).toBe(true);

		vi.unstubAllGlobals();
		leave();
		await show();
		await expect.element(browser.getByRole("button", { name: "Play film" })).toBeInTheDocument();
		const button = measure("Play film", "button");
		expect([button.left, button.top]).toEqual([link.left, link.top]);
	},
);
