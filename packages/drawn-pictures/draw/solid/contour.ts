/** Values at the points of a grid, row by row. A region contains the points at which all of its fields are at least 0. */
export type Field = Float64Array;

export type Loop = readonly number[];

export type Grid = {
	rows: number;
	cols: number;
	x: Float64Array;
	y: Float64Array;
	mask: readonly Field[];
	there: Uint8Array;
	cut: readonly number[];
	whole: readonly number[];
	spotX: Float64Array;
	spotY: Float64Array;
	found: Uint32Array;
	next: Int32Array;
	run: number;
};

const NONE = -1;

export function createGrid(
	rows: number,
	cols: number,
	x: Float64Array,
	y: Float64Array,
	mask: readonly Field[],
): Grid {
	const there = new Uint8Array(rows * cols).fill(1);
	for (const field of mask) for (let k = 0; k < there.length; k++) if ((field[k] as number) < 0) there[k] = 0;
	const cut: number[] = [];
	const whole: number[] = [];
	const wide = cols + 1;
	const on = (i: number, j: number) =>
		i < 0 || j < 0 || i >= rows || j >= cols ? 0 : (there[i * cols + j] as number);
	for (let i = -1; i < rows; i++)
		for (let j = -1; j < cols; j++) {
			const count = on(i, j) + on(i, j + 1) + on(i + 1, j) + on(i + 1, j + 1);
			if (count > 0) (count === 4 ? whole : cut).push((i + 1) * wide + j + 1);
		}
	const edges = (rows + 2) * (cols + 2) * 2;
	return {
		...{ rows, cols, x, y, mask, there, cut, whole, run: 0 },
		spotX: new Float64Array(edges),
		spotY: new Float64Array(edges),
		found: new Uint32Array(edges),
		next: new Int32Array(edges).fill(NONE),
	};
}

export const traceOutline = (grid: Grid): Loop[] => loops(grid, undefined, 0, grid.cut);

/**
 * Returns the outlines of the areas where a value is at least (with `below`, at most) each of the rising levels. `inset` moves outlines
 * inwards, so that stacked areas do not end on one hard edge.
 */
export function regions(
	grid: Grid,
	values: Field,
	levels: readonly number[],
	inset: (i: number) => number,
	below = false,
): Loop[][] {
	const { cols, whole, cut } = grid;
	const crossed: number[][] = levels.map(() => cut.slice());
	const wide = cols + 1;
	for (const cell of whole) {
		const k = (Math.floor(cell / wide) - 1) * cols + (cell % wide) - 1;
		const a = values[k] as number;
		const b = values[k + 1] as number;
		const c = values[k + cols] as number;
		const d = values[k + cols + 1] as number;
		const low = Math.min(a, b, c, d);
		const high = Math.max(a, b, c, d);
		for (let i = 0; i < levels.length && (levels[i] as number) <= high; i++)
			if ((levels[i] as number) >= low) (crossed[i] as number[]).push(cell);
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

function loops(grid: Grid, cut: Level | undefined, inset: number, cells: readonly number[]): Loop[] {
	const { cols, next, spotX, spotY } = grid;
	grid.run += 1;
	const starts: number[] = [];
	for (const cell of cells) {
		const i = Math.floor(cell / (cols + 1)) - 1;
		const j = (cell % (cols + 1)) - 1;
		const kind =
			(isInside(grid, cut, i, j) ? 1 : 0) +
			(isInside(grid, cut, i, j + 1) ? 2 : 0) +
			(isInside(grid, cut, i + 1, j + 1) ? 4 : 0) +
			(isInside(grid, cut, i + 1, j) ? 8 : 0);
		const steps = STEPS[kind] as readonly Side[];
		for (let s = 0; s < steps.length; s += 2) {
			const from = findCrossing(grid, cut, inset, i, j, steps[s] as Side);
			next[from] = findCrossing(grid, cut, inset, i, j, steps[s + 1] as Side);
			starts.push(from);
		}
	}
	const out: Loop[] = [];
	for (const start of starts) {
		const loop: number[] = [];
		for (let at = start; next[at] !== NONE; ) {
			loop.push(spotX[at] as number, spotY[at] as number);
			const to = next[at] as number;
			next[at] = NONE;
			at = to;
		}
		if (loop.length > 4) out.push(loop);
	}
	return out;
}

function isInside({ rows, cols, there }: Grid, cut: Level | undefined, i: number, j: number): boolean {
	if (i < 0 || j < 0 || i >= rows || j >= cols) return false;
	const k = i * cols + j;
	return there[k] === 1 && (cut === undefined || over(cut, k) >= 0);
}

const over = ({ values, level, sign }: Level, k: number): number => ((values[k] as number) - level) * sign;

type Side = "top" | "right" | "bottom" | "left";
/** Pairs of a cell's sides that the border joins, by the corners inside: bits 1 and 2 are the upper corners, 8 and 4 the lower. */
const STEPS: readonly (readonly Side[])[] = [
	[],
	["left", "top"],
	["top", "right"],
	["left", "right"],
	["right", "bottom"],
	["left", "top", "right", "bottom"],
	["top", "bottom"],
	["left", "bottom"],
	["bottom", "left"],
	["bottom", "top"],
	["top", "right", "bottom", "left"],
	["bottom", "right"],
	["right", "left"],
	["right", "top"],
	["top", "left"],
	[],
];

function findCrossing(
	grid: Grid,
	cut: Level | undefined,
	inset: number,
	row: number,
	column: number,
	side: Side,
): number {
	const i = side === "bottom" ? row + 1 : row;
	const j = side === "right" ? column + 1 : column;
	const isDown = side === "left" || side === "right";
	const id = ((i + 1) * (grid.cols + 2) + j + 1) * 2 + (isDown ? 1 : 0);
	if (grid.found[id] === grid.run) return id;
	grid.found[id] = grid.run;
	const [bi, bj] = isDown ? [i + 1, j] : [i, j + 1];
	if (isInside(grid, cut, i, j)) cross(grid, cut, inset, id, i, j, bi, bj);
	else cross(grid, cut, inset, id, bi, bj, i, j);
	return id;
}

const share = (from: number, to: number): number => (to < 0 ? from / (from - to) : 1);
const within = (value: number, count: number): number => Math.min(count - 1, Math.max(0, value));

function cross(
	{ rows, cols, x, y, mask, there, spotX, spotY }: Grid,
	cut: Level | undefined,
	inset: number,
	id: number,
	ai: number,
	aj: number,
	bi: number,
	bj: number,
): void {
	const a = ai * cols + aj;
	const isEnd = bi < 0 || bj < 0 || bi >= rows || bj >= cols;
	const b = isEnd ? within(2 * ai - bi, rows) * cols + within(2 * aj - bj, cols) : bi * cols + bj;
	const ax = x[a] as number;
	const ay = y[a] as number;
	const dx = (x[b] as number) - ax;
	const dy = (y[b] as number) - ay;
	let t = isEnd ? 0 : 1;
	if (isEnd) {
		if (inset > 0) t = Math.min(0.5, inset / (Math.hypot(dx, dy) || 1));
	} else if (there[b] === 0) {
		for (const one of mask) t = Math.min(t, share(one[a] as number, one[b] as number));
		if (inset > 0) t = Math.max(0, t - inset / (Math.hypot(dx, dy) || 1));
	} else if (cut) t = share(over(cut, a), over(cut, b));
	spotX[id] = ax + dx * t;
	spotY[id] = ay + dy * t;
}
