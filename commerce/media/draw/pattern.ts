import type { PicturePattern } from "../../catalogue/picture-vocabulary.ts";
import { clamp, type Point, xy } from "./geometry.ts";
import type { Panel } from "./panel.ts";
import { print, type Sketch } from "./sketch.ts";

/** Puts a pattern on one panel. Everything is placed in cloth coordinates: bands and motifs bend with the form and end at the seam. */
export const patterns: Record<PicturePattern, (sketch: Sketch, cloth: Panel) => void> = {
	solid: () => undefined,
	stripe: (sketch, cloth) => {
		print(sketch, columns(cloth, 30, 8), sketch.accent.base, 0.94);
		print(sketch, columns(cloth, 30, 1.6, 9), sketch.accent.base, 0.7);
	},
	check: (sketch, cloth) => {
		for (const bands of [columns(cloth, 64, 20), rows(cloth, 64, 20)])
			print(sketch, bands, sketch.accent.base, 0.34);
		for (const lines of [columns(cloth, 64, 2, 32), rows(cloth, 64, 2, 64)])
			print(sketch, lines, sketch.accent.base, 0.6);
		for (const lines of [columns(cloth, 64, 1.5, 22), rows(cloth, 64, 1.5, 54)])
			print(sketch, lines, sketch.tone.deep, 0.5);
	},
	dot: (sketch, cloth) =>
		print(
			sketch,
			motifs(cloth, 31, (at) => blob(cloth, at, 6.6, 10, 0)),
			sketch.accent.base,
		),
	animal: (sketch, cloth) => {
		const { random } = sketch;
		let spots = "";
		let hearts = "";
		places(cloth, 27, (x, y) => {
			const jx = x + random.between(-6, 6);
			const jy = y + random.between(-6, 6);
			const size = random.between(6.5, 10.5);
			const turn = random.between(0, 6.28);
			spots += broken(cloth, [jx, jy], size, turn);
			if (random.next() < 0.7) hearts += blob(cloth, [jx, jy], size * 0.62, 7, 0.3, turn);
		});
		print(sketch, hearts, sketch.accent.shade, 0.55);
		print(sketch, spots, sketch.accent.base);
	},
	floral: (sketch, cloth) => {
		const { random } = sketch;
		let leaves = "";
		let petals = "";
		let inner = "";
		places(cloth, 58, (x, y) => {
			const jx = x + random.between(-12, 12);
			const jy = y + random.between(-12, 12);
			const size = random.between(13, 21);
			const turn = random.between(0, 6.28);
			for (const side of [0.4, 2.6]) leaves += leaf(cloth, [jx, jy], size * 1.75, turn + side);
			petals += flower(cloth, [jx, jy], size, turn);
			inner += blob(cloth, [jx, jy], size * 0.26, 7, 0);
			leaves += leaf(cloth, [jx + 27, jy + 24], size * 0.8, turn);
		});
		print(sketch, leaves, sketch.accent.deep, 0.55);
		print(sketch, petals, sketch.accent.base);
		print(sketch, inner, sketch.tone.deep, 0.85);
	},
	majolica: (sketch, cloth) => {
		let tiles = "";
		let stars = "";
		places(
			cloth,
			56,
			(x, y) => {
				tiles += star(cloth, [x, y], 21, 8, 10);
				stars += star(cloth, [x, y], 10, 4, 4, Math.PI / 4);
				for (const [sx, sy] of [
					[-1, -1],
					[1, -1],
					[1, 1],
					[-1, 1],
				] as const) {
					tiles += blob(cloth, [x + sx * 28, y + sy * 28], 8, 8, 0);
				}
			},
			0,
		);
		print(sketch, columns(cloth, 56, 1.8, 28), sketch.accent.base, 0.7);
		print(sketch, rows(cloth, 56, 1.8, 50.4), sketch.accent.base, 0.7);
		print(sketch, tiles, sketch.accent.base);
		print(sketch, stars, sketch.tone.base);
	},
	monogram: (sketch, cloth) => {
		let letters = "";
		let diamonds = "";
		places(cloth, 34, (x, y, row) => {
			if (row % 2 === 0) letters += polygonOn(cloth, [x, y], monogramV);
			else diamonds += star(cloth, [x, y], 8, 4, 2.6);
		});
		print(sketch, letters + diamonds, sketch.accent.base, 0.85);
	},
};

/** The house's V, with one heavy and one light stem as its display type has. */
const monogramV: readonly Point[] = [
	[-11, -10],
	[-2, -10],
	[-2, -8.6],
	[-4, -8],
	[1.4, 4.4],
	[5.6, -8],
	[3.4, -8.6],
	[3.4, -10],
	[11, -10],
	[11, -8.6],
	[8.6, -8],
	[1.6, 10.4],
	[-0.6, 10.4],
	[-8.8, -8],
	[-11, -8.6],
];

/** Lengthwise bands. Their sides go through the cloth point by point, so a band is cut along the seam it meets. */
function columns(cloth: Panel, step: number, width: number, offset = 0): string {
	const half = Math.ceil(cloth.maxWidth / 2 / step) * step;
	const steps = Math.max(8, Math.min(28, Math.round(cloth.height / 24)));
	let path = "";
	for (let x = -half + offset; x <= half; x += step) {
		const left: string[] = [];
		const right: string[] = [];
		for (let i = 0; i <= steps; i++) {
			const y = (cloth.height * i) / steps;
			left.push(xy(cloth.cloth(x - width / 2, y)));
			right.unshift(xy(cloth.cloth(x + width / 2, y)));
		}
		path += `M${left.join("L")}L${right.join("L")}Z`;
	}
	return path;
}

/** Crosswise bands, left out where a neckline has been cut away. */
function rows(cloth: Panel, step: number, width: number, offset = step / 2): string {
	const steps = 24;
	let path = "";
	for (let y = offset; y < cloth.height + width / 2; y += step) {
		const over: string[] = [];
		const under: string[] = [];
		const close = () => {
			if (over.length > 1) path += `M${over.join("L")}L${under.join("L")}Z`;
			over.length = 0;
			under.length = 0;
		};
		const [from, to] = [clamp((y - width / 2) / cloth.height), clamp((y + width / 2) / cloth.height)];
		for (let i = 0; i <= steps; i++) {
			const u = i / steps;
			if (!cloth.covers(u, to)) {
				close();
				continue;
			}
			over.push(xy(cloth.at(u, from)));
			under.unshift(xy(cloth.at(u, to)));
		}
		close();
	}
	return path;
}

/** Half-drop repeat over the whole panel; `drop` 0 sets the motifs straight, as tiles are. */
function places(
	cloth: Panel,
	step: number,
	put: (x: number, y: number, row: number) => void,
	drop = 0.5,
): void {
	const half = Math.ceil(cloth.maxWidth / 2 / step) * step;
	for (let y = step * 0.4, row = 0; y < cloth.height + step / 2; y += step * (drop ? 0.88 : 1), row++) {
		const room = cloth.width(Math.min(1, y / cloth.height)) / 2 + step * 0.2;
		for (let x = -half + (row % 2) * step * drop; x <= half; x += step) {
			if (Math.abs(x) < room) put(x, y, row);
		}
	}
}

function motifs(cloth: Panel, step: number, draw: (at: Point) => string): string {
	let path = "";
	places(cloth, step, (x, y) => {
		path += draw([x, y]);
	});
	return path;
}

/** Vertices go through the cloth one by one: at a seam they are clamped to it, which cuts the motif as scissors would. */
const onCloth = (cloth: Panel, points: readonly Point[]): string =>
	`M${points.map(([x, y]) => xy(cloth.cloth(x, y))).join("L")}Z`;
const polygonOn = (cloth: Panel, [x, y]: Point, shape: readonly Point[]): string =>
	onCloth(
		cloth,
		shape.map(([dx, dy]) => [x + dx, y + dy]),
	);

const ring = (count: number, radius: (i: number) => number, turn = 0): Point[] =>
	Array.from({ length: count }, (_, i) => {
		const angle = turn + (i / count) * Math.PI * 2;
		return [Math.cos(angle) * radius(i), Math.sin(angle) * radius(i)] as const;
	});

const blob = (cloth: Panel, at: Point, r: number, count: number, rough: number, turn = 0): string =>
	polygonOn(
		cloth,
		at,
		ring(count, (i) => r * (1 + rough * Math.sin(i * 2.4 + turn * 3)), turn),
	);
const flower = (cloth: Panel, at: Point, r: number, turn: number): string =>
	polygonOn(
		cloth,
		at,
		ring(20, (i) => r * ([1, 0.94, 0.5, 0.94][i % 4] ?? 1), turn),
	);
const star = (cloth: Panel, at: Point, r: number, points: number, inner: number, turn = 0): string =>
	polygonOn(
		cloth,
		at,
		ring(points * 2, (i) => (i % 2 === 0 ? r : inner), turn),
	);
const leaf = (cloth: Panel, [x, y]: Point, length: number, turn: number): string => {
	const along = [0, 0.35, 0.7, 1, 0.7, 0.35];
	const across = [0, 0.2, 0.17, 0, -0.17, -0.2];
	return onCloth(
		cloth,
		along.map((t, i) => {
			const side = (across[i] ?? 0) * length;
			return [
				x + Math.cos(turn) * t * length - Math.sin(turn) * side,
				y + Math.sin(turn) * t * length + Math.cos(turn) * side,
			] as const;
		}),
	);
};
/** An open ring of two or three strokes, as on a leopard. */
function broken(cloth: Panel, [x, y]: Point, r: number, turn: number): string {
	let path = "";
	for (const [from, to] of [
		[0, 1.7],
		[2.2, 3.7],
		[4.2, 5.6],
	] as const) {
		const outer: Point[] = [];
		const inner: Point[] = [];
		for (let i = 0; i <= 3; i++) {
			const angle = turn + from + ((to - from) * i) / 3;
			const thick = i === 0 || i === 3 ? 0.78 : 0.58;
			outer.push([x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.86]);
			inner.unshift([x + Math.cos(angle) * r * thick, y + Math.sin(angle) * r * 0.86 * thick]);
		}
		path += onCloth(cloth, [...outer, ...inner]);
	}
	return path;
}
