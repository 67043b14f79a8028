import { clamp, type Point, xy } from "../geometry.ts";
import type { Panel } from "../parts/panel.ts";

const SIDE = 470;

export const FOLD = 1.5;

export function on(s: number, t: number): Point {
	const [x, y] = [(s - 0.5) * SIDE, (t - 0.5) * SIDE];
	const wave = 6 * Math.sin(3.2 * t + 0.6) + 3 * Math.sin(7 * s + 2.6 * t);
	const sway = 6 * Math.sin(2.9 * s + 1.1) + 3 * Math.sin(6.4 * t + s);
	const turn = -0.085;
	return [
		(x + wave) * Math.cos(turn) - (y + sway) * Math.sin(turn),
		450 + (x + wave) * Math.sin(turn) + (y + sway) * Math.cos(turn),
	];
}

export const onFlap = (s: number, t: number): Point => {
	const [x, y] = on(FOLD - t, FOLD - s);
	const far = (s + t - FOLD) / (2 - FOLD);
	return [x - far * 5, y + far * 9];
};

export function cut(shape: readonly Point[], beyond: boolean): Point[] {
	const side = ([s, t]: Point) => (beyond ? 1 : -1) * (s + t - FOLD);
	const out: Point[] = [];
	shape.forEach((a, i) => {
		const b = shape[(i + 1) % shape.length] as Point;
		const [da, db] = [side(a), side(b)];
		if (da >= 0) out.push(a);
		if (da >= 0 !== db >= 0) {
			const t = da / (da - db);
			out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
		}
	});
	return out;
}

export const writeSilkPath = (points: readonly Point[], place: (s: number, t: number) => Point): string =>
	points.length < 3 ? "" : `M${points.map(([s, t]) => xy(place(s, t))).join("L")}Z`;

export function field(): Panel {
	const place = (u: number, v: number): Point => {
		const [s, t] = [clamp(u), clamp(v)];
		const over = Math.max(0, s + t - FOLD) / 2;
		return on(s - over, t - over);
	};
	const none = () => "";
	return {
		outline: "",
		leftEdge: "",
		rightEdge: "",
		topEdge: "",
		bottomEdge: "",
		at: place,
		cloth: (x, y) => place(0.5 + x / SIDE, y / SIDE),
		covers: (u, v) => u + v < FOLD + 0.04,
		width: () => SIDE,
		height: SIDE,
		maxWidth: SIDE,
		beyond: none,
		before: none,
		below: none,
		above: none,
	};
}
