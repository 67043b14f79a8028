import type { FilmIcon, FilmView } from "../../shared/contracts/film-view.ts";
import { createFilmPaths } from "../../shared/domain/addresses/paths.ts";
import { filmProvider } from "../../shared/domain/media/films.ts";
import { imageUrl } from "../../shared/domain/media/images.ts";
import { readRatio } from "../../shared/domain/media/read-ratio.ts";
import type { LoadSection } from "../section.ts";
import type { VideoEntry } from "./entry.ts";

/** `ratio`: width by height of the film's place, which is there before the film. `isBehind`: it fills the place of a picture behind words. */
export type VideoView = { film: FilmView; ratio: number; isBehind?: true };

const WIDE = 16 / 9;
const POSTER_WIDTH = 1600;
const ICON_SIZE = 25;
const ICONS: readonly string[] = [
	"play",
	"play-circle",
	"pause",
	"pause-circle",
	"sound",
	"silence",
	"note",
	"note-off",
] satisfies FilmIcon[];

export const load: LoadSection<VideoEntry, VideoView> = (entry, cx, { warn }) => {
	const { provider, id, mobileId, aspectRatio, poster, isAutomatic, isMuted, isLooped } = entry;
	const { thronKey } = cx.settings;
	const isUsable = (film: string) => filmProvider(film) === provider;
	// A film at Thron cannot be loaded without the house's key.
	if (!isUsable(id) || (provider === "thron" && !thronKey)) {
		warn(`has no film ${id} of ${provider}`);
		return null;
	}
	const ratio = aspectRatio === undefined ? WIDE : readRatio(aspectRatio);
	if (ratio === undefined) warn(`has no ratio ${aspectRatio}`);
	const shape = ratio ?? WIDE;
	const paths = createFilmPaths({ provider, id }, thronKey);
	const mobileSrc =
		mobileId && isUsable(mobileId) ? createFilmPaths({ provider, id: mobileId }, thronKey).film : undefined;
	const film: FilmView = {
		label: entry.description ? cx.t("films.label", { name: entry.description }) : cx.t("films.untitled"),
		poster: poster
			? imageUrl(poster, POSTER_WIDTH)
			: paths.thumbnail(POSTER_WIDTH, Math.round(POSTER_WIDTH / shape)),
		src: paths.film,
		mobileSrc,
		ratioHref: paths.aspectRatio,
		playing: { isAutomatic, isMuted, isLooped, controls: toControls(entry, warn) },
	};
	return { film, ratio: Math.round(shape * 1000) / 1000 };
};

const isIcon = (name: string): name is FilmIcon => ICONS.includes(name);

const toControls = (
	{ hasControls, controls }: VideoEntry,
	warn: (problem: string) => void,
): NonNullable<FilmView["playing"]>["controls"] => {
	const choose = (name: string | null | undefined, usual: FilmIcon): FilmIcon => {
		if (!name) return usual;
		if (isIcon(name)) return name;
		warn(`has no icon ${name}`);
		return usual;
	};
	return {
		isShown: hasControls,
		size: controls.size ?? ICON_SIZE,
		play: choose(controls.playIcon, "play"),
		pause: choose(controls.pauseIcon, "pause"),
		mute: choose(controls.muteIcon, "sound"),
		unmute: choose(controls.unmuteIcon, "silence"),
	};
};
