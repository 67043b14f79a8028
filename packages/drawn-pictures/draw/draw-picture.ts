import type { DrawnPicture, PictureType } from "../picture-vocabulary.ts";
import { takeApart } from "./form.ts";
import { archway, block, FLOOR, groundFor, PAGE, studio, windowSun } from "./ground.ts";
import type { Frame, Layer, LayeredPicture, Shadow } from "./layers.ts";
import { cropMotifs } from "./parts/crop-motifs.ts";
import { createSketch, type Draw, type Piece } from "./sketch.ts";
import { drawings } from "./types.ts";

export function drawLayers(picture: DrawnPicture): LayeredPicture {
	const sketch = createSketch(picture);
	const piece = findDrawing(picture.type)(sketch);
	const place = { ...placeOnPage(piece), ...(!piece.stands && { turn: chooseTilt(picture.style) }) };
	const ground = groundFor(picture.color);
	const late = picture.view === "ground";
	const page: Frame = [0, 0, PAGE.width, PAGE.height];
	const frame = picture.view === "detail" ? macro(piece, place) : page;

	const layers: Layer[] = late ? archway(ground, place.floor) : [studio(ground, place.floor)];
	if (place.plinth !== undefined) layers.push(...block(ground, place.plinth, late));
	if (late) layers.push(windowSun());
	layers.push({
		kind: "piece",
		...lift(sketch.defs, picture.view === "detail" ? [cropToFocus(sketch.out, piece)] : sketch.out, place),
		box: placeBox(piece, place),
		scale: place.scale,
		fabric: picture.fabric,
		...(piece.light !== undefined && { light: piece.light }),
		shadows: [
			...(piece.stands ? standing(place.plinth ?? place.floor, late) : hanging(late)),
			...touching(sketch.contacts, `<g transform="${writeTransform(place)}">`, place.scale),
		],
	});
	return { frame, layers };
}

export function drawPicture(picture: DrawnPicture): string {
	return flatten(drawLayers(picture));
}

export const flatten = ({ frame, layers }: LayeredPicture): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(" ")}">${layers
		.map((layer) =>
			layer.kind === "piece" ? `${layer.svg}<g display="none">${formOnly(layer.form)}</g>` : faded(layer),
		)
		.join("")}</svg>`;
const faded = (layer: Exclude<Layer, { kind: "piece" }>): string =>
	layer.kind === "flat" && layer.opacity !== undefined
		? `<g opacity="${layer.opacity}">${layer.svg}</g>`
		: layer.svg;
const formOnly = (form: string): string => form.replace(/<defs>.*?<\/defs>/s, "");

export const findDrawing = (type: PictureType): Draw => drawings[type];

export type Place = { x: number; y: number; scale: number; turn?: number };
export const writeTransform = ({ x, y, scale, turn = 0 }: Place): string =>
	`translate(${round(x)} ${round(y)}) scale(${round(scale, 1000)})${turn === 0 ? "" : ` rotate(${turn} 0 240)`}`;
const chooseTilt = (style = 0): number => (style === 0 ? 0 : (((style * 37) % 13) - 6) / 9);
const round = (value: number, by = 10): number => Math.round(value * by) / by;

export function lift(
	defs: readonly string[],
	out: readonly string[],
	place: Place,
): { svg: string; form: string } {
	const { svg, form } = takeApart(out.join(""));
	const group = `<g transform="${writeTransform(place)}">`;
	return { svg: `<defs>${defs.join("")}</defs>${group}${svg}</g>`, form: `${group}${form}</g>` };
}

export function placeBox({ box: [left, top, right, bottom] }: Piece, { x, y, scale }: Place): Frame {
	const spare = 36;
	return [
		x + (left - spare) * scale,
		y + (top - spare) * scale,
		(right - left + 2 * spare) * scale,
		(bottom - top + 2 * spare) * scale,
	];
}

export const hanging = (late: boolean): Shadow[] =>
	late
		? [
				{ dx: 96, dy: 58, blur: 5, opacity: 0.95, sun: true },
				{ dx: 12, dy: 16, blur: 22, opacity: 0.24 },
			]
		: [
				{ dx: 34, dy: 52, blur: 60, opacity: 0.3 },
				{ dx: 9, dy: 14, blur: 15, opacity: 0.3 },
			];

export const standing = (floor: number, late: boolean): Shadow[] => [
	...(late
		? [
				{ floor, high: 260, dx: 0.62, dy: 0.16, blur: 5, opacity: 0.85, sun: true },
				{ dx: 168, dy: -22, blur: 8, opacity: 0.7, sun: true },
			]
		: [{ floor: floor + 4, high: 560, dx: 0.56, dy: 0.1, blur: 24, opacity: 0.52 }]),
	{ floor: floor + 8, high: 130, dx: 0.2, dy: 0.06, blur: 14, opacity: 0.58 },
	{ floor: floor + 3, high: 22, dx: 0.05, dy: 0.02, blur: 4, opacity: 0.8 },
];

export const touching = (contacts: readonly string[], group: string, scale: number): Shadow[] =>
	contacts.length === 0
		? []
		: [{ dx: 0, dy: 0, blur: 9 * scale, opacity: 0.46, svg: `${group}<path d="${contacts.join("")}"/></g>` }];

function placeOnPage({ box: [left, top, right, bottom], stands, upTo = 1.8 }: Piece): Place & {
	floor: number;
	plinth?: number;
} {
	const room = stands ? { width: 930, height: 980 } : { width: 830, height: 1200 };
	const scale = Math.min(room.width / (right - left), room.height / (bottom - top), stands ? 2.3 : upTo);
	const x = PAGE.width / 2 - (scale * (left + right)) / 2;
	if (!stands) return { x, y: 800 - (scale * (top + bottom)) / 2, scale, floor: FLOOR };
	const high = scale * (bottom - top);
	const wide = scale * (right - left);
	const foot = Math.min(FLOOR - 40, Math.round(860 + high / 2));
	if (wide > 640 || high > 760) return { x, y: foot - scale * bottom, scale, floor: foot };
	const plinth = Math.min(FLOOR - 130, Math.round(830 + high / 2));
	return { x, y: plinth - scale * bottom, scale, floor: FLOOR, plinth };
}

const cropToFocus = (out: readonly string[], { focus: [x, y, wide] }: Piece): string =>
	cropMotifs(out.join(""), [x - wide / 2, y - wide / 1.5, wide, wide / 0.75]);

function macro({ focus: [x, y, width] }: Piece, place: Place): Frame {
	const wide = width * place.scale;
	const high = wide / 0.75;
	return [
		round(place.x + x * place.scale - wide / 2),
		round(place.y + y * place.scale - high / 2),
		round(wide),
		round(high),
	];
}
