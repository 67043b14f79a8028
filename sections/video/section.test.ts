import { expect, test, vi } from "vitest";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { type, type VideoEntry } from "./entry.ts";
import { load, type VideoView } from "./section.ts";

const VIMEO = { provider: "Vimeo", videoId: "912345678" };
const place = { isLargest: false, isInner: false, loadInner: async () => [] };

const show = (fields: object, thronKey = "key") => {
	const warn = vi.fn();
	const cx = { path: "/about", settings: { thronKey }, t: (key: string) => key };
	const entry = type.schema.parse({ ...VIMEO, ...fields }) as VideoEntry;
	return { view: load(entry, cx as unknown as PageContext, { ...place, warn }) as VideoView | null, warn };
};

// proves media-12
test("a film plays muted and in a loop by itself, without buttons, unless editors say otherwise", () => {
	const usual = show({}).view?.film.playing;
	expect(usual).toMatchObject({ isAutomatic: true, isMuted: true, isLooped: true });
	expect(usual?.controls).toEqual({
		isShown: false,
		size: 25,
		play: "play",
		pause: "pause",
		mute: "sound",
		unmute: "silence",
	});
	const chosen = show({ autoplay: false, muted: false, loop: false, showControls: true }).view?.film.playing;
	expect(chosen).toMatchObject({ isAutomatic: false, isMuted: false, isLooped: false });
	expect(chosen?.controls.isShown).toBe(true);
});

// proves media-12
test.each([
	["16:9", 1.778],
	["4/5", 0.8],
	["1.91", 1.91],
	[undefined, 1.778],
])("the place of a film of %s is there before the film", (aspectRatio, ratio) => {
	const { view, warn } = show({ aspectRatio });
	expect(view?.ratio).toBe(ratio);
	expect(warn).not.toHaveBeenCalled();
});

test.each([{ aspectRatio: "0:9" }, { aspectRatio: "wide" }, { controlsConfig: { playIcon: "star" } }])(
	"what cannot be read of %j is reported, and the film is shown",
	(fields) => {
		const { view, warn } = show(fields);
		expect(view).toMatchObject({ ratio: 1.778, film: { playing: { controls: { play: "play" } } } });
		expect(warn).toHaveBeenCalledOnce();
	},
);

test("a film for phones is one of the same provider", () => {
	expect(show({ mobileVideoId: "912345679" }).view?.film.mobileSrc).toContain("912345679");
	expect(show({ mobileVideoId: "not-at-vimeo" }).view?.film.mobileSrc).toBeUndefined();
});

test("a film that its provider cannot have is left out and reported", () => {
	for (const [fields, key] of [
		[{ videoId: "a-thron-id-1" }, "key"],
		[{ provider: "Thron", videoId: "5f3c1c1e-2a7e" }, ""],
	] as const) {
		const { view, warn } = show(fields, key);
		expect(view).toBeNull();
		expect(warn).toHaveBeenCalledOnce();
	}
});
