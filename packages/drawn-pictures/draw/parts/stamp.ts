import { clamp, type Point } from "../geometry.ts";
import type { Panel } from "./panel.ts";

export type Stamp = (dx: number, dy: number) => Point;

export function stampAt(panel: Panel, x: number, y: number, reach: number): Stamp {
	if (!isInside(panel, x, y, reach)) return (dx, dy) => panel.cloth(x + dx, y + dy);
	const [cx, cy] = panel.cloth(x, y);
	const [rx, ry] = panel.cloth(x + reach, y);
	const [bx, by] = panel.cloth(x, y + reach);
	const [lx, ly] = panel.cloth(x - reach, y);
	const [tx, ty] = panel.cloth(x, y - reach);
	const bent =
		Math.hypot(rx + lx - 2 * cx, ry + ly - 2 * cy) + Math.hypot(bx + tx - 2 * cx, by + ty - 2 * cy);
	if (bent > reach * 0.3) return (dx, dy) => panel.cloth(x + dx, y + dy);
	const [ax, ay, dx2, dy2] = [(rx - cx) / reach, (ry - cy) / reach, (bx - cx) / reach, (by - cy) / reach];
	return (dx, dy) => [cx + ax * dx + dx2 * dy, cy + ay * dx + dy2 * dy];
}

function isInside(panel: Panel, x: number, y: number, reach: number): boolean {
	if (y < reach || y > panel.height - reach) return false;
	for (const at of [y - reach, y + reach]) {
		const v = at / panel.height;
		const wide = panel.width(v);
		if (Math.abs(x) + reach > wide / 2) return false;
		if (!panel.covers(0.5 + (x - reach) / wide, v) || !panel.covers(0.5 + (x + reach) / wide, v))
			return false;
	}
	return true;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const pair = (x: number, y: number): string => {
	const [a, b] = [tenth(x), tenth(y)];
	return b < 0 ? `${a}${b}` : `${a} ${b}`;
};

export function soft(points: readonly Point[]): string {
	const count = points.length;
	if (count < 3) return "";
	const middle = (i: number): Point => {
		const a = points[i % count] as Point;
		const b = points[(i + 1) % count] as Point;
		return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
	};
	const start = middle(0);
	const first = points[1] as Point;
	let [x, y] = [tenth(start[0]), tenth(start[1])];
	let path = `M${pair(x, y)}`;
	for (let i = 1; i <= count; i++) {
		const to = middle(i);
		const [dx, dy] = [tenth(to[0] - x), tenth(to[1] - y)];
		path += i === 1 ? `q${pair(first[0] - x, first[1] - y)} ${pair(dx, dy)}` : `t${pair(dx, dy)}`;
		x = tenth(x + dx);
		y = tenth(y + dy);
	}
	return `${path}z`;
}

export function sharp(points: readonly Point[]): string {
	const head = points[0];
	if (head === undefined) return "";
	let [x, y] = [tenth(head[0]), tenth(head[1])];
	let path = `M${pair(x, y)}`;
	for (const to of points.slice(1)) {
		const [dx, dy] = [tenth(to[0] - x), tenth(to[1] - y)];
		path += `l${pair(dx, dy)}`;
		x = tenth(x + dx);
		y = tenth(y + dy);
	}
	return `${path}z`;
}

export const round = (at: Stamp, x: number, y: number, r: number, count = 7): string =>
	soft(
		Array.from({ length: count }, (_, i) => {
			const angle = (i / count) * Math.PI * 2;
			return at(x + Math.cos(angle) * r * 1.12, y + Math.sin(angle) * r * 1.12);
		}),
	);

export function petal(
	at: Stamp,
	x: number,
	y: number,
	along: number,
	wide: number,
	turn: number,
	tip = 1,
): string {
	const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
	const place = (t: number, side: number): Point =>
		at(x + cos * t * along - sin * side * wide, y + sin * t * along + cos * side * wide);
	return soft([
		place(-0.04, 0),
		place(0.3, 0.46),
		place(0.76, 0.62),
		place(1.02 * tip, 0.16),
		place(1.02 * tip, -0.16),
		place(0.76, -0.62),
		place(0.3, -0.46),
	]);
}

export function places(
	panel: Panel,
	step: number,
	put: (x: number, y: number, row: number, column: number) => void,
	drop = 0.5,
	high = drop ? 0.88 : 1,
): void {
	const count = Math.ceil(panel.maxWidth / 2 / step);
	for (let y = step * 0.4, row = 0; y < panel.height + step / 2; y += step * high, row++) {
		const room = panel.width(clamp(y / panel.height)) / 2 + step * 0.35;
		for (let column = -count; column <= count; column++) {
			const x = column * step + (row % 2) * step * drop;
			if (Math.abs(x) < room) put(x, y, row, column + count);
		}
	}
}
