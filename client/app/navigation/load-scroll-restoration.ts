let places: typeof import("./scroll-restoration.ts") | undefined;

export async function loadPlaces(): Promise<typeof places> {
	places ??= await import("./scroll-restoration.ts").catch(() => undefined);
	return places;
}

export const loadedPlaces = (): typeof places => places;
