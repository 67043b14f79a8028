/** The module reads a product's films, which are shown among its pictures (media-3, media-4). */

export type FilmProvider = "thron" | "vimeo";
export type Film = {
	provider: FilmProvider;
	id: string;
	position?: number;
};

const MOST_FILMS = 6;

const PROVIDER_IDS: Readonly<Record<FilmProvider, RegExp>> = {
	vimeo: /^\d{6,12}$/,
	thron: /^(?=[^-])[\w-]{8,64}$/,
};

export const filmProvider = (id: string): FilmProvider | undefined =>
	PROVIDER_IDS.vimeo.test(id) ? "vimeo" : PROVIDER_IDS.thron.test(id) && /\D/.test(id) ? "thron" : undefined;

const readPosition = (text: string | undefined): number | undefined =>
	text !== undefined && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined;

export function parseFilms(text: string | undefined): Film[] {
	const films = new Map<string, Film>();
	for (const part of (text ?? "").split(",")) {
		const [id = "", place] = part.split(":").map((one) => one.trim());
		const provider = filmProvider(id);
		if (!provider || films.has(id)) continue;
		const position = readPosition(place);
		films.set(id, { provider, id, position });
	}
	return [...films.values()].slice(0, MOST_FILMS);
}

export function amongPictures<Picture, Placed extends { position?: number }>(
	pictures: readonly Picture[],
	films: readonly Placed[],
): (Picture | Placed)[] {
	const line: (Picture | Placed)[] = [...pictures];
	const placedFilms = films
		.filter((film) => film.position !== undefined)
		.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
	let least = 0;
	for (const film of placedFilms) {
		const at = Math.min(Math.max((film.position ?? 0) - 1, least), line.length);
		line.splice(at, 0, film);
		least = at + 1;
	}
	return [...line, ...films.filter((film) => film.position === undefined)];
}

export const FILM_VISIBILITY = { plays: 0.1, stops: 0.01 } as const;
export const FILM_DEBOUNCE = { visibility: 100, resize: 200 } as const;

export const isFilmInView = (share: number, before: boolean): boolean =>
	share >= FILM_VISIBILITY.plays || (before && share > FILM_VISIBILITY.stops);

type Circumstances = {
	inView: boolean;
	tabShown: boolean;
	isWanted: boolean | undefined;
	autoplay: boolean;
	still: boolean;
};

export const shouldPlay = ({ inView, tabShown, isWanted, autoplay, still }: Circumstances): boolean =>
	inView && tabShown && (isWanted ?? (autoplay && !still));
