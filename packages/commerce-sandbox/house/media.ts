export type Pixels = {
	data: Uint8ClampedArray | Uint8Array;
	width: number;
	height: number;
};

/** A picture that the house makes by code. */
export type Drawing = {
	/** All that decides how it looks: drawings of the same recipe share their renditions. */
	recipe: object;
	draw: (width: number, ratio?: number) => Promise<Pixels>;
	/** Full of fine threads, which hide what is lost when they are encoded more coarsely. */
	isMacro?: boolean;
	/** The same product as women wear it, where it has such a view. */
	hers?: Drawing;
};

export type Orientation = "portrait" | "landscape";

/** Where the house's pictures are, and how those are made that are not uploaded. */
export type HouseMedia = {
	/** Folders of the platform's dynamic imaging path. */
	realm: string;
	catalog: string;
	/** Raised when drawings change so that old renditions must not be shown any more. */
	version: number;
	/** The picture that a reference in the catalogue names; undefined for an invalid reference. */
	drawing: (reference: string) => Drawing | undefined;
	/** What its id says of a drawing: its view, and all else that sets it apart; undefined for an invalid id. */
	drawingName: (reference: string) => { view: string; look: string } | undefined;
	/** The picture of an id that needs no registration. */
	drawingWithId: (mediaId: string) => Drawing | undefined;
	/** The id of a picture that content names. */
	contentPicture: (name: string, orientation: Orientation) => string;
};

export type FilmRecord = {
	provider: "thron" | "vimeo";
	id: string;
	title: string;
	/** px */
	width: number;
	height: number;
	/** Seconds. */
	duration: number;
	/** Drawings that it is made of; the first is its thumbnail, and its first frame. */
	pictures: readonly [string, ...string[]];
};

export type HouseFilms = {
	/** The public key that every delivery of Thron asks for. */
	key: string;
	records: readonly FilmRecord[];
	/** WebM by the film's id. */
	file: (id: string) => Promise<ArrayBuffer | undefined>;
};

/** 3D models by name: glTF in one file, in a colour of six hexadecimal digits. */
export type HouseModels = Readonly<Record<string, (color: string) => Promise<Uint8Array<ArrayBuffer>>>>;
