import {
	type DrawnPicture,
	type PictureColor,
	type PictureFabric,
	type PicturePattern,
	type PictureType,
	pictureColors,
} from "../../catalogue/picture-vocabulary.ts";
import { blend, shift } from "../draw/colour.ts";
import { drawingOf, transformOf } from "../draw/draw-picture.ts";
import { line, n, p } from "../draw/geometry.ts";
import { contactShadow, softShadow } from "../draw/ground.ts";
import { fill, linear, type Piece, radial, type Sketch, sketchOf, stroke } from "../draw/sketch.ts";

/** A stage on which pieces of the catalogue are put: one light from the upper left, one wall, one floor. */
export type Stage = {
	page: Sketch;
	width: number;
	height: number;
	/** Where the wall meets the floor. */
	horizon: number;
	wall: string;
	shadow: string;
	light: string;
	pieces: number;
};
export type Scene = (stage: Stage, landscape: boolean) => void;

export function look(
	type: PictureType,
	cut: string,
	fabric: PictureFabric,
	color: PictureColor,
	accent: PictureColor = "gold",
	pattern: PicturePattern = "solid",
): DrawnPicture {
	return {
		type,
		cut,
		fabric,
		pattern,
		color: pictureColors[color],
		accent: pictureColors[accent],
		view: "front",
	};
}

export function stageOf(landscape: boolean): Stage {
	const [width, height] = landscape ? [1600, 1000] : [1200, 1600];
	return {
		page: sketchOf(look("dress", "slip", "silk", "ivory"), "s"),
		width,
		height,
		horizon: Math.round(height * 0.8),
		wall: "#d9cbb8",
		shadow: "#5d4634",
		light: "#fff1d8",
		pieces: 0,
	};
}

/** Wall and floor in one plaster, the light pooling at the upper left. */
export function room(stage: Stage, wall: string, horizon: number, floor = shift(wall, -0.03)): void {
	const { page, width, height } = stage;
	stage.wall = wall;
	stage.horizon = horizon;
	stage.shadow = shift(wall, -0.36, 1.5);
	fill(
		page,
		`M0 0H${width}V${height}H0Z`,
		linear(
			page,
			[0, 0],
			[width, horizon],
			[
				[0, shift(wall, 0.035)],
				[0.5, wall],
				[1, shift(wall, -0.06, 1.1)],
			],
		),
	);
	fill(
		page,
		`M0 0H${width}V${height}H0Z`,
		radial(page, width * 0.3, height * 0.24, Math.max(width, height) * 0.6, [
			[0, stage.light, 0.34],
			[0.6, stage.light, 0.1],
			[1, stage.light, 0],
		]),
	);
	fill(
		page,
		`M0 ${horizon}H${width}V${height}H0Z`,
		linear(
			page,
			[0, horizon],
			[0, height],
			[
				[0, shift(floor, -0.035)],
				[0.2, floor],
				[1, shift(floor, 0.05)],
			],
		),
	);
	fill(
		page,
		`M0 ${horizon - 26}H${width}V${horizon}H0Z`,
		linear(
			page,
			[0, horizon - 26],
			[0, horizon],
			[
				[0, stage.shadow, 0],
				[1, stage.shadow, 0.16],
			],
		),
	);
}

/** The evening sun through a window, thrown across the wall: `at` is its left edge at the ceiling, `lean` how far it runs to the right. */
export function windowLight(
	stage: Stage,
	at: number,
	wide: number,
	lean: number,
	panes = 2,
	opacity = 0.3,
): void {
	const { page, horizon, height, light } = stage;
	const gap = wide * 0.07;
	const pane = (wide - gap * (panes - 1)) / panes;
	for (let i = 0; i < panes; i++) {
		const x = at + i * (pane + gap);
		const slope = lean / horizon;
		for (const [from, to] of [
			[0, horizon * 0.42],
			[horizon * 0.45, horizon],
		] as const) {
			fill(
				page,
				`M${n(x + from * slope)} ${n(from)}h${n(pane)}L${n(x + pane + to * slope)} ${n(to)}h${n(-pane)}Z`,
				light,
				opacity,
			);
		}
		const x2 = x + lean;
		fill(
			page,
			`M${n(x2)} ${horizon}h${n(pane)}L${n(x2 + pane + (height - horizon) * slope * 2.2)} ${height}h${n(-pane * 1.25)}Z`,
			light,
			opacity * 0.8,
		);
	}
}

type Drawn = { piece: Piece; out: string[]; defs: string[] };

function draw(stage: Stage, picture: DrawnPicture): Drawn {
	const sketch = sketchOf(picture, `k${stage.pieces++}`);
	const piece = drawingOf(picture.type)(sketch);
	stage.page.defs.push(...sketch.defs);
	return { piece, out: sketch.out, defs: sketch.defs };
}

const put = (stage: Stage, x: number, y: number, scale: number, inner: string): void => {
	stage.page.out.push(`<g transform="${transformOf({ x, y, scale })}">${inner}</g>`);
};

/** Stands a piece on `floor`, its middle at `x`, `high` pixels tall, with the shadow that falls away from the light. */
export function stand(
	stage: Stage,
	picture: DrawnPicture,
	x: number,
	floor: number,
	high: number,
	hard = true,
): void {
	const { piece, out } = draw(stage, picture);
	const [left, top, right, bottom] = piece.box;
	const scale = high / (bottom - top);
	const originX = x - (scale * (left + right)) / 2;
	const originY = floor - scale * bottom;
	contactShadow(stage.page, stage.shadow, originX + left * scale, originX + right * scale, floor - 2);
	// Lying down to the right, as a low sun lays it.
	if (hard) {
		stage.page.out.push(
			`<g transform="translate(${n(originX)} ${n(floor)}) matrix(1 0 -1.35 0.2 0 0) scale(${scale.toFixed(3)}) translate(0 ${n(-bottom)})"><path d="${piece.silhouette.join("")}" fill="${stage.shadow}" fill-opacity=".24"/></g>`,
		);
	}
	put(stage, originX, originY, scale, out.join(""));
}

/** Hangs a garment from a rail on a wooden hanger; `scale` is of the croquis. */
export function hang(
	stage: Stage,
	picture: DrawnPicture,
	x: number,
	rail: number,
	scale: number,
	hanger = true,
): void {
	const { piece, out } = draw(stage, picture);
	const y = rail - 158 * scale;
	put(stage, x + 26, y + 30, scale, softShadow(piece.silhouette, stage.shadow, 84 / scale, 1.15));
	const wood = sketchOf(picture, `h${stage.pieces}`);
	if (hanger) {
		stroke(wood, "M0 236V196C0 180 18 182 18 166C18 150 -10 150 -10 166", "#8f8371", 5);
		stroke(wood, "M0 236V196C0 180 18 182 18 166C18 150 -10 150 -10 166", "#e5dccb", 2.4);
		stroke(wood, line(p`-118 268, -60 244, 0 232, 60 244, 118 268`), "#6e4f30", 15);
		stroke(wood, line(p`-118 266, -60 242, 0 230, 60 242, 118 266`), "#b58a58", 9);
	}
	put(stage, x, y, scale, wood.out.join("") + out.join(""));
}

/** A garment before the wall, with a shadow of the low sun: hard, and far to the right. */
export function float(
	stage: Stage,
	picture: DrawnPicture,
	x: number,
	top: number,
	high: number,
	throwBy: readonly [number, number],
): void {
	const { piece, out } = draw(stage, picture);
	const [left, head, right, bottom] = piece.box;
	const scale = high / (bottom - head);
	const originX = x - (scale * (left + right)) / 2;
	const originY = top - scale * head;
	const path = piece.silhouette.join("");
	put(
		stage,
		originX + throwBy[0],
		originY + throwBy[1],
		scale,
		`<path d="${path}" fill="${stage.shadow}" fill-opacity=".34"/>`,
	);
	put(stage, originX + 10, originY + 14, scale, softShadow(piece.silhouette, stage.shadow, 44 / scale, 0.8));
	put(stage, originX, originY, scale, out.join(""));
}

/** A block of plaster: front, top and the shadow it throws. */
export function block(
	stage: Stage,
	x: number,
	top: number,
	width: number,
	floor: number,
	colour = shift(stage.wall, 0.012),
): void {
	const { page } = stage;
	const depth = Math.min(54, width * 0.16);
	contactShadow(page, stage.shadow, x + 6, x + width + 24, floor + 3);
	fill(
		page,
		`M${n(x + width)} ${n(top)}L${n(x + width + (floor - top) * 0.85)} ${n(floor)}H${n(x + width)}Z`,
		stage.shadow,
		0.2,
	);
	fill(
		page,
		`M${n(x + depth * 0.7)} ${n(top - depth)}H${n(x + width - depth * 0.7)}L${n(x + width)} ${n(top)}H${n(x)}Z`,
		shift(colour, 0.06),
	);
	fill(
		page,
		`M${n(x)} ${n(top)}h${n(width)}V${n(floor)}h${n(-width)}Z`,
		linear(
			page,
			[x, top],
			[x + width, floor],
			[
				[0, shift(colour, 0.022)],
				[0.6, shift(colour, -0.03)],
				[1, shift(colour, -0.085)],
			],
		),
	);
	fill(page, `M${n(x)} ${n(top)}h${n(width)}v2.500h${n(-width)}Z`, stage.light, 0.7);
}

/** A recess with a round head; its reveal shows on the side away from the light. */
export function niche(
	stage: Stage,
	cx: number,
	half: number,
	top: number,
	floor: number,
	colour: string,
): void {
	const { page } = stage;
	const path = `M${n(cx - half)} ${n(floor)}V${n(top + half)}A${n(half)} ${n(half)} 0 0 1 ${n(cx + half)} ${n(top + half)}V${n(floor)}Z`;
	fill(
		page,
		path,
		linear(
			page,
			[cx - half, 0],
			[cx + half, 0],
			[
				[0, shift(colour, -0.1)],
				[0.12, shift(colour, -0.035)],
				[0.45, colour],
				[1, shift(colour, 0.04)],
			],
		),
	);
	const inset = half * 0.14;
	fill(
		page,
		`M${n(cx - half)} ${n(floor)}V${n(top + half)}A${n(half)} ${n(half)} 0 0 1 ${n(cx)} ${n(top)}A${n(half * 1.12)} ${n(half * 1.12)} 0 0 0 ${n(cx - half + inset)} ${n(top + half)}V${n(floor)}Z`,
		blend(colour, stage.shadow, 0.4),
		0.75,
	);
	stroke(page, path, shift(colour, -0.12), 1.6, { opacity: 0.5 });
}
