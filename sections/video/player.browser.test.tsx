import { expect, onTestFinished, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { buildPage } from "../../client/fixtures/views.ts";
import { showView } from "../../client/testing/show-page.tsx";
import type { FilmView } from "../../shared/contracts/film-view.ts";
import type { PageView } from "../../shared/contracts/page.ts";
import type { VideoView } from "./section.ts";

type Playing = NonNullable<FilmView["playing"]>;
const CONTROLS: Playing["controls"] = {
	isShown: true,
	size: 25,
	play: "play",
	pause: "pause",
	mute: "sound",
	unmute: "silence",
};
const USUAL: Playing = { isAutomatic: false, isMuted: true, isLooped: true, controls: CONTROLS };

/** Shows a film and returns its element. Playing is a stand-in, because the test has no film. */
async function showFilm(playing: Partial<Playing>, more: Partial<FilmView> = {}) {
	const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(function (
		this: HTMLMediaElement,
	) {
		this.dispatchEvent(new Event("play"));
		return Promise.resolve();
	});
	// The browser of component tests asks for reduced motion, in which no film plays by itself.
	const media = vi
		.spyOn(window, "matchMedia")
		.mockImplementation(() => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList);
	onTestFinished(() => {
		play.mockRestore();
		media.mockRestore();
	});
	const film: FilmView = {
		label: "Film",
		poster: undefined,
		src: "/proxy/video/film?videoId=1",
		ratioHref: "/proxy/video/aspect-ratio?videoId=1",
		playing: { ...USUAL, ...playing },
		...more,
	};
	const view: VideoView = { film, ratio: 1.778 };
	const home = buildPage("home", "en");
	const sections = [{ type: "video", key: "1", view }];
	const { leave } = await showView({ ...home, data: { ...home.data, sections } } as PageView);
	await expect.element(browser.getByRole("button", { name: /film$/ })).toBeInTheDocument();
	const video = document.querySelector<HTMLVideoElement>("main video");
	if (!video) throw new Error("There is no film");
	return { video, play, leave };
}
const findPaths = (name: RegExp) => browser.getByRole("button", { name }).element().querySelector("path");

// proves content-40
test("a film plays by itself only if its editors say so", async () => {
	const { play } = await showFilm({ isAutomatic: true });
	await expect.poll(() => play.mock.calls.length).toBeGreaterThan(0);
});

// proves content-40
test("a film that does not play by itself waits for its button", async () => {
	const { play } = await showFilm({ isAutomatic: false });
	expect(play).not.toHaveBeenCalled();
	await browser.getByRole("button", { name: "Play film" }).click();
	await expect.poll(() => play.mock.calls.length).toBe(1);
});

// proves content-40
test.each([
	[true, false],
	[false, true],
])("a film that is muted: %s, and looped: %s", async (isMuted, isLooped) => {
	const { video } = await showFilm({ isMuted, isLooped });
	expect([video.muted, video.loop]).toEqual([isMuted, isLooped]);
});

// proves content-40
test("phones have the film that editors chose for them", async () => {
	const { video } = await showFilm({}, { mobileSrc: "/proxy/video/film?videoId=2" });
	const [phone, others] = video.querySelectorAll("source");
	expect([phone?.getAttribute("src"), phone?.media]).toEqual([
		"/proxy/video/film?videoId=2",
		"(width < 576px)",
	]);
	expect(others?.getAttribute("src")).toBe("/proxy/video/film?videoId=1");
});

// proves content-40
test.each([
	[true, "1"],
	[false, "0"],
])("buttons that editors show: %s, have the opacity %s while the film plays", async (isShown, opacity) => {
	await showFilm({ isAutomatic: true, controls: { ...CONTROLS, isShown } });
	const pause = browser.getByRole("button", { name: "Pause film" });
	// Buttons show under a pointer, too, which an earlier test may have left there.
	await userEvent.hover(browser.getByRole("banner"));
	await expect.poll(() => getComputedStyle(pause.element().parentElement as Element).opacity).toBe(opacity);
});

// proves content-40
test("the buttons have the editors' icons and size", async () => {
	const { leave } = await showFilm({});
	const usual = findPaths(/Play film/)?.getAttribute("d");
	leave();
	await showFilm({ controls: { ...CONTROLS, play: "play-circle", unmute: "note-off", size: 40 } });
	const icon = findPaths(/Play film/);
	expect(icon?.getAttribute("d")).not.toBe(usual);
	expect(icon?.parentElement?.getBoundingClientRect().width).toBe(40);
});
