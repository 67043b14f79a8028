/** Films among a product's pictures (media-3, media-4). */

export type FilmProvider = "thron" | "vimeo";
export type Film = {
	provider: FilmProvider;
	id: string;
	/** The place among the pictures that it takes, from 1; without one it comes last. */
	position?: number;
};

/** A product page is no cinema: what a merchant lists beyond is left out. */
const MOST_FILMS = 6;

/** Vimeo counts its films; Thron's ids are UUIDs or words of its own. */
const PROVIDER_IDS: Readonly<Record<FilmProvider, RegExp>> = {
	vimeo: /^\d{6,12}$/,
	thron: /^(?=[^-])[\w-]{8,64}$/,
};

/** Returns the provider of a film by the id's format; undefined if no provider matches. */
export const filmProvider = (id: string): FilmProvider | undefined =>
	PROVIDER_IDS.vimeo.test(id) ? "vimeo" : PROVIDER_IDS.thron.test(id) && /\D/.test(id) ? "thron" : undefined;

const positionOf = (text: string | undefined): number | undefined =>
	text !== undefined && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined;

/** "id:position, id": what cannot be read is no film, and the same film twice is one. */
export function parseFilms(text: string | undefined): Film[] {
	const films = new Map<string, Film>();
	for (const part of (text ?? "").split(",")) {
		const [id = "", place] = part.split(":").map((one) => one.trim());
		const provider = filmProvider(id);
		if (!provider || films.has(id)) continue;
		const position = positionOf(place);
		films.set(id, { provider, id, position });
	}
	return [...films.values()].slice(0, MOST_FILMS);
}

/**
 * Pictures with films at their places: a film at 2 is the second thing that is seen. Places beyond the last one are the end;
 * of two at one place the one that was named first stands first.
 */
export function amongPictures<Picture, Placed extends { position?: number }>(
	pictures: readonly Picture[],
	films: readonly Placed[],
): (Picture | Placed)[] {
	const line: (Picture | Placed)[] = [...pictures];
	const placed = films
		.filter((film) => film.position !== undefined)
		.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
	let least = 0;
	for (const film of placed) {
		const at = Math.min(Math.max((film.position ?? 0) - 1, least), line.length);
		line.splice(at, 0, film);
		least = at + 1;
	}
	return [...line, ...films.filter((film) => film.position === undefined)];
}

/** How much of a film has to be seen before it plays, and below how much it stops. */
export const FILM_VISIBILITY = { plays: 0.1, stops: 0.01 } as const;
/** Milliseconds until what is seen, or how large it is, counts. */
export const FILM_DEBOUNCE = { visibility: 100, resize: 200 } as const;

/** Between the two shares it goes on as it did. */
export const isFilmInView = (share: number, before: boolean): boolean =>
	share >= FILM_VISIBILITY.plays || (before && share > FILM_VISIBILITY.stops);

type Circumstances = {
	inView: boolean;
	/** The tab is the one that is looked at. */
	tabShown: boolean;
	/** The shopper's own word: true after play, false after pause, undefined while they have said nothing. */
	wanted: boolean | undefined;
	/** Moves by itself, where it may. */
	autoplay: boolean;
	/** The shopper wants less motion, or fewer bytes. */
	still: boolean;
};

/** Nothing plays off screen; with reduced motion or data saver it plays on demand. */
export const shouldPlay = ({ inView, tabShown, wanted, autoplay, still }: Circumstances): boolean =>
	inView && tabShown && (wanted ?? (autoplay && !still));
