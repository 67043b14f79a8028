import { clamp, distance, lerp, mix, type Point } from "../geometry.ts";
import { type Panel, panel } from "../parts/panel.ts";
import type { Grid } from "./contour.ts";

export function toPanel({ rows, cols, x, y, there }: Grid): Panel | undefined {
	const foundRuns = findRuns(rows, cols, there);
	if (foundRuns === undefined) return;
	const { first, last, runs: filled } = foundRuns;
	const spot = (r: number, c: number): Point => {
		const i = Math.min(rows - 2, Math.floor(r));
		const j = Math.min(cols - 2, Math.floor(c));
		const on = (a: number, b: number): Point => [x[a * cols + b] as number, y[a * cols + b] as number];
		return mix(mix(on(i, j), on(i, j + 1), c - j), mix(on(i + 1, j), on(i + 1, j + 1), c - j), r - i);
	};
	const middle = Math.round((first + last) / 2);
	const [ma, mb] = filled[middle] as readonly [number, number];
	const flipped = spot(middle, ma)[1] > spot(middle, mb)[1];
	const mirrored = spot(first, ma)[0] > spot(last, ma)[0];
	// Rows may be unevenly spaced, so `u` follows the distance and not the row number.
	const way: number[] = [0];
	for (let i = first + 1; i <= last; i++) {
		const half = (k: number): Point => {
			const [a, b] = filled[k] as readonly [number, number];
			return spot(k, (a + b) / 2);
		};
		way.push((way[i - first - 1] as number) + distance(half(i - 1), half(i)));
	}
	const rowAt = (u: number): number => {
		const targetLength = u * (way[way.length - 1] as number);
		const i = Math.max(
			1,
			way.findIndex((length) => length >= targetLength),
		);
		const [a, b] = [way[i - 1] as number, way[i] as number];
		return first + i - 1 + (b > a ? Math.min(1, (targetLength - a) / (b - a)) : 0);
	};
	const at = (u: number, v: number): Point => {
		const r = rowAt(clamp(mirrored ? 1 - u : u));
		const i = Math.min(rows - 2, Math.floor(r));
		const [a, b] = filled[i] as readonly [number, number];
		const [c, d] = filled[i + 1] as readonly [number, number];
		const from = lerp(a, c, r - i);
		const to = lerp(b, d, r - i);
		return spot(r, lerp(from, to, clamp(flipped ? 1 - v : v)));
	};
	const length = (point: (t: number) => Point): number => {
		let sum = 0;
		for (let i = 0; i < 16; i++) sum += distance(point(i / 16), point((i + 1) / 16));
		return sum;
	};
	const widths = [0, 0.25, 0.5, 0.75, 1].map((v) => length((u) => at(u, v)));
	const width = (v: number) => {
		const t = clamp(v) * 4;
		const i = Math.min(3, Math.floor(t));
		return lerp(widths[i] as number, widths[i + 1] as number, t - i);
	};
	const height = Math.max(1, ...[0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((u) => length((v) => at(u, v))));
	const corners = { left: [at(0, 0), at(0, 1)], right: [at(1, 0), at(1, 1)] };
	return {
		...panel(corners),
		at,
		cloth: (x, y) => {
			const v = clamp(y / height);
			return at(clamp(0.5 + x / Math.max(1, width(v))), v);
		},
		covers: () => true,
		width,
		height,
		maxWidth: Math.max(...widths),
	};
}

type Run = readonly [from: number, to: number];

function findRuns(
	rows: number,
	cols: number,
	there: Uint8Array,
): { first: number; last: number; runs: Run[] } | undefined {
	const all = Array.from({ length: rows }, (_, i) => runsOfRow(i, cols, there));
	const wide = ([from, to]: Run) => to - from;
	const longest = (list: readonly Run[]) =>
		list.reduce<Run | undefined>((best, run) => (best && wide(best) >= wide(run) ? best : run), undefined);
	let middle = -1;
	let start: Run | undefined;
	all.forEach((list, i) => {
		const run = longest(list);
		if (run && (start === undefined || wide(run) > wide(start))) [start, middle] = [run, i];
	});
	if (start === undefined) return;
	const runs: Run[] = Array.from({ length: rows }, () => start as Run);
	const follow = (step: 1 | -1): number => {
		let i = middle;
		for (; all[i + step] !== undefined; i += step) {
			const [from, to] = runs[i] as Run;
			const next = longest((all[i + step] as Run[]).filter((run) => run[0] <= to && run[1] >= from));
			if (next === undefined) break;
			runs[i + step] = next;
		}
		return i;
	};
	const [first, last] = [follow(-1), follow(1)];
	for (let i = last + 1; i < rows; i++) runs[i] = runs[last] as Run;
	return last - first < 2 ? undefined : { first, last, runs };
}

function runsOfRow(i: number, cols: number, there: Uint8Array): Run[] {
	const list: Run[] = [];
	let start = -1;
	for (let j = 0; j <= cols; j++) {
		const isThere = j < cols && there[i * cols + j] === 1;
		if (isThere && start < 0) start = j;
		if (!isThere && start >= 0) {
			if (j - 1 > start) list.push([start, j - 1]);
			start = -1;
		}
	}
	return list;
}
