import { type Anchor, closed, n, type Point } from "../../draw/geometry.ts";
import { createRandom, type Random } from "../../draw/random.ts";
import type { Stage } from "./stage.ts";

const GAIN = [0.25, 0.178, 0.078] as const;

type Sunlight = { blur?: number; strength?: number /** Paths that stand in its way. */; leaves?: string };

export function sun(
	stage: Stage,
	paths: string,
	{ blur = 6, strength = 1, leaves = "" }: Sunlight = {},
): void {
	stage.parts += 1;
	const { width, height } = stage;
	const id = `leaves${stage.parts}`;
	const light = `<path d="${paths}" fill="#fff"/>`;
	const svg =
		leaves === ""
			? light
			: `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><path d="M0 0H${width}V${height}H0Z" fill="#fff"/><path d="${leaves}" fill="#000"/></mask><g mask="url(#${id})">${light}</g>`;
	stage.layers.push({
		kind: "sun",
		svg,
		blur,
		gain: [GAIN[0] * strength, GAIN[1] * strength, GAIN[2] * strength],
	});
}

type Window = {
	x: number;
	top: number;
	wide: number;
	high: number;
	lean: number;
	tilt?: number;
	columns?: number;
	rows?: number;
};

export function windowPanes({ x, top, wide, high, lean, tilt = 0, columns = 2, rows = 2 }: Window): string {
	const bar = wide * 0.035;
	let path = "";
	for (let row = 0; row < rows; row++)
		for (let column = 0; column < columns; column++) {
			const left = (wide / columns) * column + bar / 2;
			const right = (wide / columns) * (column + 1) - bar / 2;
			const upper = (high / rows) * row + bar / 2;
			const lower = (high / rows) * (row + 1) - bar / 2;
			const at = (u: number, v: number) => `${n(x + u + v * lean)} ${n(top + v - (tilt * u) / wide)}`;
			path += `M${at(left, upper)}L${at(right, upper)}L${at(right, lower)}L${at(left, lower)}Z`;
		}
	return path;
}

export const floorLight = ({ horizon, height }: Stage, from: number, to: number, lean: number): string =>
	`M${n(from)} ${n(horizon)}H${n(to)}L${n(to + lean + (to - from) * 0.25)} ${n(height)}H${n(from + lean)}Z`;

export function branch(seed: string, from: Point, to: Point, leaf: number, bow = 0.12, count = 11): string {
	const random = createRandom(seed);
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
	const at = (t: number): Point => [
		from[0] + dx * t - dy * bow * Math.sin(Math.PI * t),
		from[1] + dy * t + dx * bow * Math.sin(Math.PI * t),
	];
	const spine = Array.from({ length: 9 }, (_, i) => at(i / 8));
	const side = (by: number): Anchor[] =>
		spine.map(([x, y], i) => [x + by * (1 - i / 10), y + by * 0.6 * (1 - i / 10)]);
	let path = closed([...side(leaf * 0.035), ...side(-leaf * 0.035).toReversed()]);
	const heading = Math.atan2(dy, dx);
	for (let i = 0; i < count; i++) {
		const t = 0.12 + (0.88 * i) / (count - 1);
		const turn = (i % 2 === 0 ? 1 : -1) * random.between(0.45, 0.95) * (1 - t * 0.5);
		path += leafAt(at(t), heading + turn, leaf * random.between(0.75, 1.15) * (1.1 - t * 0.4), random);
	}
	return path;
}

function leafAt(at: Point, heading: number, long: number, random: Random): string {
	return leaf(at, heading, long, long * random.between(0.15, 0.21), random.between(-0.12, 0.12) * long);
}

export function leaf([x, y]: Point, heading: number, long: number, wide: number, bend = 0): string {
	const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
	const put = (u: number, v: number, corner = false): Anchor => {
		const [px, py] = [x + u * cos - v * sin, y + u * sin + v * cos];
		return corner ? [px, py, "c"] : [px, py];
	};
	return closed([
		put(0, 0, true),
		put(long * 0.35, wide + bend * 0.4),
		put(long * 0.75, wide * 0.66 + bend * 0.8),
		put(long, bend, true),
		put(long * 0.75, -wide * 0.66 + bend * 0.8),
		put(long * 0.35, -wide + bend * 0.4),
	]);
}
