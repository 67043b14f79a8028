import { findDrawing, touching } from "../../draw/draw-picture.ts";
import { takeApart } from "../../draw/form.ts";
import type { Frame, Shadow } from "../../draw/layers.ts";
import { createSketch, type Piece } from "../../draw/sketch.ts";
import type { DrawnPicture } from "../../picture-vocabulary.ts";
import { fallen, lying, onWall } from "./shadows.ts";
import type { Stage } from "./stage.ts";

type Pose = {
	at: readonly [x: number, y: number];
	from: readonly [x: number, y: number];
	scale: number;
	turn?: number;
	flip?: boolean;
};

const SPARE = 36;

function put(
	stage: Stage,
	picture: DrawnPicture,
	pose: (piece: Piece) => Pose,
	shadows: readonly Shadow[],
	light?: number,
): void {
	stage.parts += 1;
	const sketch = createSketch(picture, `k${stage.parts}`);
	const piece = findDrawing(picture.type)(sketch);
	const { at, from, scale, turn = 0, flip = false } = pose(piece);
	const { svg, form } = takeApart(sketch.out.join(""));
	const [x, y] = at.map(tenth);
	const strength = light ?? piece.light;
	const group = `<g transform="translate(${x} ${y})${turn === 0 ? "" : ` rotate(${tenth(turn)})`} scale(${flip ? "-" : ""}${thousandth(scale)} ${thousandth(scale)}) translate(${tenth(-from[0])} ${tenth(-from[1])})">`;
	stage.layers.push({
		kind: "piece",
		svg: `<defs>${sketch.defs.join("")}</defs>${group}${svg}</g>`,
		form: `${group}${form}</g>`,
		box: placeBox(piece, { at, from, scale, turn, flip }),
		scale,
		fabric: picture.fabric,
		shadows: [...shadows, ...touching(sketch.contacts, group, scale)],
		...(strength !== undefined && { light: strength }),
	});
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const thousandth = (value: number): number => Math.round(value * 1000) / 1000;

function placeBox(
	{ box: [left, top, right, bottom] }: Piece,
	{ at, from, scale, turn = 0, flip }: Pose,
): Frame {
	const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
	const corners = [left - SPARE, right + SPARE].flatMap((x) =>
		[top - SPARE, bottom + SPARE].map((y): [number, number] => {
			const [px, py] = [(x - from[0]) * scale * (flip ? -1 : 1), (y - from[1]) * scale];
			return [at[0] + px * cos - py * sin, at[1] + px * sin + py * cos];
		}),
	);
	const xs = corners.map(([x]) => x);
	const ys = corners.map(([, y]) => y);
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}

type More = { turn?: number; flip?: boolean; shadows?: readonly Shadow[]; light?: number };

export function stand(
	stage: Stage,
	picture: DrawnPicture,
	[x, y]: readonly [number, number],
	high: number,
	{ shadows = fallen(y), light, ...more }: More = {},
): void {
	put(
		stage,
		picture,
		({ box: [left, top, right, bottom] }) => ({
			at: [x, y],
			from: [(left + right) / 2, bottom],
			scale: high / (bottom - top),
			...more,
		}),
		shadows,
		light,
	);
}

export function hang(
	stage: Stage,
	picture: DrawnPicture,
	[x, y]: readonly [number, number],
	scale: number,
	{ shadows = onWall(), light, ...more }: More = {},
): void {
	put(stage, picture, () => ({ at: [x, y], from: [0, 236], scale, ...more }), shadows, light);
}

export function layOut(
	stage: Stage,
	picture: DrawnPicture,
	[x, y]: readonly [number, number],
	size: number,
	{ shadows = lying(), light, ...more }: More = {},
): void {
	put(
		stage,
		picture,
		({ box: [left, top, right, bottom] }) => ({
			at: [x, y],
			from: [(left + right) / 2, (top + bottom) / 2],
			scale: size / Math.max(right - left, bottom - top),
			...more,
		}),
		shadows,
		light,
	);
}
