let places: typeof import("./scroll-restoration.ts") | undefined;

/** Comes with the first scroll, or the first way back; without it a page comes back as far down as the browser says. */
export async function loadPlaces(): Promise<typeof places> {
	places ??= await import("./scroll-restoration.ts").catch(() => undefined);
	return places;
}

/** As far as it has come: before anybody has scrolled there is no place to be noted. */
export const loadedPlaces = (): typeof places => places;
