export type Pixels = {
	data: Uint8ClampedArray | Uint8Array;
	width: number;
	height: number;
};

export type Drawing = {
	recipe: object;
	draw: (width: number, ratio?: number) => Promise<Pixels>;
	isMacro?: boolean;
	hers?: Drawing;
};

export type Orientation = "portrait" | "landscape";

export type HouseMedia = {
	realm: string;
	catalog: string;
	/** Must be raised when drawings change, so that cached renditions of the old drawings are not shown. */
	version: number;
	drawing: (reference: string) => Drawing | undefined;
	drawingName: (reference: string) => { view: string; look: string } | undefined;
	drawingWithId: (mediaId: string) => Drawing | undefined;
	/** Returns the size in pixels of a picture that the house knows. */
	contentSize?: (mediaId: string) => { width: number; height: number } | undefined;
	contentPicture: (name: string, orientation: Orientation) => string;
};

export type FilmRecord = {
	provider: "thron" | "vimeo";
	id: string;
	title: string;
	width: number;
	height: number;
	duration: number;
	pictures: readonly [string, ...string[]];
};

export type HouseFilms = {
	key: string;
	records: readonly FilmRecord[];
	file: (id: string) => Promise<ArrayBuffer | undefined>;
};

export type HouseModels = Readonly<Record<string, (color: string) => Promise<Uint8Array<ArrayBuffer>>>>;
