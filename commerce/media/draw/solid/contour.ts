import type { Point } from "../geometry.ts";

/** Fields over a grid; a region is where all of them are at least 0. */
export type Field = readonly number[];

/** A surface's grid as it is seen: where its points fall on the page, and which part of it is there. */
type Grid = {
	rows: number;
	cols: number;
	page: readonly Point[];
	mask: readonly Field[];
	/** 1 where every field of the mask is at least 0. */
	there: Uint8Array;
	/** Cells that the mask cuts, and cells that lie wholly in it; the grid has a margin of one. */
	cut: readonly number[];
	whole: readonly number[];
};

export function gridOf(rows: number, cols: number, page: readonly Point[], mask: readonly Field[]): Grid {
	const there = new Uint8Array(rows * cols);
	for (let k = 0; k < there.length; k++) there[k] = mask.every((field) => (field[k] as number) >= 0) ? 1 : 0;
	const cut: number[] = [];
	const whole: number[] = [];
	const wide = cols + 1;
	for (let i = -1; i < rows; i++)
		for (let j = -1; j < cols; j++) {
			const on = (a: number, b: number) =>
				a < 0 || b < 0 || a >= rows || b >= cols ? 0 : (there[a * cols + b] as number);
			const count = on(i, j) + on(i, j + 1) + on(i + 1, j) + on(i + 1, j + 1);
			if (count === 0) continue;
			(count === 4 ? whole : cut).push((i + 1) * wide + j + 1);
		}
	return { rows, cols, page, mask, there, cut, whole };
}

/** The outline of what is there. */
export const outlineOf = (grid: Grid): Point[][] => loops(grid, undefined, 0, grid.cut);

/**
 * The outlines of all places where a figure is at least (or with `below` at most) each of some levels. `inset` draws them
 * in a little from the border of what is there, so that regions laid over each other do not end on one hard edge.
 */
export function regions(
	grid: Grid,
	values: Field,
	levels: readonly number[],
	inset: (i: number) => number,
	below = false,
): Point[][][] {
	const { cols, whole, cut } = grid;
	const crossed: number[][] = levels.map(() => cut.slice());
	const ordered = levels.map((level, i) => [level, i] as const).toSorted((a, b) => a[0] - b[0]);
	const wide = cols + 1;
	for (const cell of whole) {
		const k = (Math.floor(cell / wide) - 1) * cols + (cell % wide) - 1;
		const [a, b, c, d] = [values[k], values[k + 1], values[k + cols], values[k + cols + 1]] as [
			number,
			number,
			number,
			number,
		];
		const low = Math.min(a, b, c, d);
		const high = Math.max(a, b, c, d);
		for (const [level, i] of ordered) {
			if (level > high) break;
			if (level >= low) (crossed[i] as number[]).push(cell);
		}
	}
	const sign = below ? -1 : 1;
	return levels.map((level, i) =>
		loops(
			grid,
			Number.isFinite(level) ? { values, level, sign } : undefined,
			inset(i),
			crossed[i] as number[],
		),
	);
}

type Level = { values: Field; level: number; sign: number };

/** Marching squares: joins the pieces of outline that cross the given cells. */
function loops(
	{ rows, cols, page, mask, there }: Grid,
	cut: Level | undefined,
	inset: number,
	cells: readonly number[],
): Point[][] {
	const wide = cols + 2;
	const inside = (i: number, j: number): boolean => {
		if (i < 0 || j < 0 || i >= rows || j >= cols) return false;
		const k = i * cols + j;
		return there[k] === 1 && (cut === undefined || ((cut.values[k] as number) - cut.level) * cut.sign >= 0);
	};
	const clampRow = (i: number) => Math.min(rows - 1, Math.max(0, i));
	const clampCol = (j: number) => Math.min(cols - 1, Math.max(0, j));
	const share = (from: number, to: number): number => (to < 0 ? from / (from - to) : 1);
	const over = (k: number) => (cut ? ((cut.values[k] as number) - cut.level) * cut.sign : 0);
	/** Where the border crosses the edge from an inner grid point to an outer one. */
	const crossing = (ai: number, aj: number, bi: number, bj: number): Point => {
		const a = ai * cols + aj;
		const [ax, ay] = page[a] as Point;
		if (bi < 0 || bj < 0 || bi >= rows || bj >= cols) {
			if (inset === 0) return [ax, ay];
			const [cx, cy] = page[clampRow(2 * ai - bi) * cols + clampCol(2 * aj - bj)] as Point;
			const t = Math.min(0.5, inset / (Math.hypot(cx - ax, cy - ay) || 1));
			return [ax + (cx - ax) * t, ay + (cy - ay) * t];
		}
		const b = bi * cols + bj;
		const [bx, by] = page[b] as Point;
		let t = 1;
		if (there[b] === 0) {
			for (const one of mask) t = Math.min(t, share(one[a] as number, one[b] as number));
			if (inset > 0) t = Math.max(0, t - inset / (Math.hypot(bx - ax, by - ay) || 1));
		} else if (cut) t = share(over(a), over(b));
		return [ax + (bx - ax) * t, ay + (by - ay) * t];
	};

	const next = new Map<number, number>();
	const spots = new Map<number, Point>();
	// An edge between grid points is named by its first point and its direction; the grid has a margin of one.
	const edge = (i: number, j: number, down: boolean): number => {
		const id = ((i + 1) * wide + j + 1) * 2 + (down ? 1 : 0);
		if (!spots.has(id)) {
			const [bi, bj] = down ? [i + 1, j] : [i, j + 1];
			spots.set(id, inside(i, j) ? crossing(i, j, bi, bj) : crossing(bi, bj, i, j));
		}
		return id;
	};
	for (const cell of cells) {
		const i = Math.floor(cell / (cols + 1)) - 1;
		const j = (cell % (cols + 1)) - 1;
		const kind =
			(inside(i, j) ? 1 : 0) +
			(inside(i, j + 1) ? 2 : 0) +
			(inside(i + 1, j + 1) ? 4 : 0) +
			(inside(i + 1, j) ? 8 : 0);
		for (const [from, to] of STEPS[kind] as readonly Step[]) next.set(sideOf(from), sideOf(to));

		function sideOf(side: Side): number {
			if (side === "top") return edge(i, j, false);
			if (side === "bottom") return edge(i + 1, j, false);
			return side === "left" ? edge(i, j, true) : edge(i, j + 1, true);
		}
	}
	const out: Point[][] = [];
	for (const start of next.keys()) {
		if (!next.has(start)) continue;
		const loop: Point[] = [];
		let at: number | undefined = start;
		while (at !== undefined && next.has(at)) {
			loop.push(spots.get(at) as Point);
			const to: number | undefined = next.get(at);
			next.delete(at);
			at = to;
		}
		if (loop.length > 2) out.push(loop);
	}
	return out;
}

type Side = "top" | "right" | "bottom" | "left";
type Step = readonly [from: Side, to: Side];
/** Which sides of a cell the border joins, by the corners that lie inside: 1 and 2 above, 8 and 4 below. */
const STEPS: readonly (readonly Step[])[] = [
	[],
	[["left", "top"]],
	[["top", "right"]],
	[["left", "right"]],
	[["right", "bottom"]],
	[
		["left", "top"],
		["right", "bottom"],
	],
	[["top", "bottom"]],
	[["left", "bottom"]],
	[["bottom", "left"]],
	[["bottom", "top"]],
	[
		["top", "right"],
		["bottom", "left"],
	],
	[["bottom", "right"]],
	[["right", "left"]],
	[["right", "top"]],
	[["top", "left"]],
	[],
];

/** A closed path with relative steps, points left out where it runs straight. */
export function pathOf(list: readonly (readonly Point[])[], tolerance = 0.15): string {
	let path = "";
	for (const loop of list) path += polyline(simplify(loop, tolerance), true);
	return path;
}

export function polyline(points: readonly Point[], close = false): string {
	let [lx, ly] = [0, 0];
	let path = "";
	points.forEach(([x, y], i) => {
		const [rx, ry] = [Math.round(x * 10), Math.round(y * 10)];
		if (i === 0) path = `M${rx / 10} ${ry / 10}`;
		else if (rx !== lx || ry !== ly) {
			const dy = (ry - ly) / 10;
			path += `${i === 1 ? "l" : ""}${i > 1 && rx >= lx ? " " : ""}${short((rx - lx) / 10)}${dy < 0 ? "" : " "}${short(dy)}`;
		}
		[lx, ly] = [rx, ry];
	});
	return path.includes("l") ? path + (close ? "z" : "") : "";
}
const short = (value: number): string => {
	const text = String(Math.round(value * 10) / 10);
	return text.startsWith("0.") ? text.slice(1) : text.startsWith("-0.") ? `-${text.slice(2)}` : text;
};

function simplify(loop: readonly Point[], tolerance: number): Point[] {
	const out: Point[] = [];
	let anchor = loop[0] as Point;
	out.push(anchor);
	let since: Point[] = [];
	for (let i = 1; i < loop.length; i++) {
		const point = loop[i] as Point;
		const [dx, dy] = [point[0] - anchor[0], point[1] - anchor[1]];
		const length = Math.hypot(dx, dy) || 1;
		const off = since.some(
			([x, y]) => Math.abs((x - anchor[0]) * dy - (y - anchor[1]) * dx) / length > tolerance,
		);
		if (off) {
			anchor = since[since.length - 1] as Point;
			out.push(anchor);
			since = [];
		}
		since.push(point);
	}
	const last = since[since.length - 1];
	if (last) out.push(last);
	return out;
}
