import type { DrawnPicture, PictureType } from "../../catalogue/picture-vocabulary.ts";
import {
	archway,
	contactShadow,
	plinth as drawPlinth,
	FLOOR,
	type Ground,
	groundFor,
	PAGE,
	softShadow,
	studio,
} from "./ground.ts";
import { type Draw, type Piece, type Sketch, sketchOf } from "./sketch.ts";
import { drawings } from "./types.ts";

/** Draws one picture of a piece: portrait, 3:4. The same recipe gives the same string. */
export function drawPicture(picture: DrawnPicture): string {
	const sketch = sketchOf(picture);
	const page = sketchOf(picture, "p");
	const piece = drawingOf(picture.type)(sketch);
	const place = placeOnPage(piece);
	const ground = groundFor(picture.color);

	if (picture.view === "ground") archway(page, ground);
	else studio(page, ground);
	if (place.plinth !== undefined) drawPlinth(page, ground, place.plinth);
	shadow(page, piece, place, ground, picture.view === "ground");

	const view = picture.view === "detail" ? macro(piece, place) : `0 0 ${PAGE.width} ${PAGE.height}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><defs>${page.defs.join("")}${sketch.defs.join("")}</defs>${page.out.join("")}<g transform="${transformOf(place)}">${sketch.out.join("")}</g></svg>`;
}

export const drawingOf = (type: PictureType): Draw => drawings[type];

export type Place = { x: number; y: number; scale: number };
export const transformOf = ({ x, y, scale }: Place): string =>
	`translate(${round(x)} ${round(y)}) scale(${round(scale, 1000)})`;
const round = (value: number, by = 10): number => Math.round(value * by) / by;

/** Everything fills the page to the same degree, so that tiles side by side look like one lookbook; what is low is raised on a plinth. */
function placeOnPage({ box: [left, top, right, bottom], stands }: Piece): Place & { plinth?: number } {
	const room = stands ? { width: 740, height: 800 } : { width: 800, height: 1160 };
	const scale = Math.min(room.width / (right - left), room.height / (bottom - top), stands ? 2.1 : 1.75);
	const x = PAGE.width / 2 - (scale * (left + right)) / 2;
	if (!stands) return { x, y: 800 - (scale * (top + bottom)) / 2, scale };
	const high = scale * (bottom - top);
	if (high > 620) return { x, y: FLOOR - scale * bottom, scale };
	const plinth = Math.min(FLOOR - 120, Math.round(850 + high / 2));
	return { x, y: plinth - scale * bottom, scale, plinth };
}

function macro({ focus: [x, y, width] }: Piece, place: Place): string {
	const wide = width * place.scale;
	const high = wide / 0.75;
	return [place.x + x * place.scale - wide / 2, place.y + y * place.scale - high / 2, wide, high]
		.map((v) => round(v))
		.join(" ");
}

function shadow(page: Sketch, piece: Piece, place: Place, ground: Ground, hard: boolean): void {
	const [left, , right, bottom] = piece.box;
	const at = (dx: number, dy: number, inner: string) =>
		page.out.push(
			`<g transform="${transformOf({ ...place, x: place.x + dx, y: place.y + dy })}">${inner}</g>`,
		);
	if (piece.stands)
		contactShadow(
			page,
			ground.shadow,
			place.x + left * place.scale,
			place.x + right * place.scale,
			place.y + bottom * place.scale - 2,
		);
	if (hard)
		at(
			piece.stands ? 70 : 92,
			piece.stands ? 0 : 54,
			`<path d="${piece.silhouette.join("")}" fill="${ground.shadow}" fill-opacity=".3"/>`,
		);
	else if (!piece.stands) at(16, 24, softShadow(piece.silhouette, ground.shadow, 96 / place.scale));
}
