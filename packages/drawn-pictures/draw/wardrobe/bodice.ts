import { type Anchor, lerp, type Point } from "../geometry.ts";
import { lay } from "../parts/cloth.ts";
import { type Panel, panel } from "../parts/panel.ts";
import type { Sketch } from "../sketch.ts";
import { type Crease, creases } from "./creases.ts";

/**
 * All clothes are cut for one body, centred on x = 0, so that they fit each other on a rail: shoulders at y 262, armpit 376, waist 520,
 * seat 660, knee 1010, floor 1400.
 */
export const COLLAR_Y = 240;

export type Bodice = {
	neckX: number;
	neck: Point;
	shape: "v" | "round";
	shoulder: Point;
	arm: Point;
	side: readonly Anchor[];
	hem?: readonly Anchor[];
};

export function bodice(cut: Bodice, back: boolean): Panel {
	const left = buildSide(cut, -1);
	const right = buildSide(cut, 1);
	const [from, to] = [left[left.length - 1] as Anchor, right[right.length - 1] as Anchor];
	const sag = (from[1] + to[1]) / 2 + 9;
	const hem: Anchor[] = [
		[from[0], from[1], "c"],
		...(cut.hem && !back
			? cut.hem
			: ([
					[from[0] * 0.5, sag - 2],
					[0, sag],
					[to[0] * 0.5, sag - 3],
				] as Anchor[])),
		[to[0], to[1], "c"],
	];
	return panel({ left, right, top: neckline(cut, back, left[0] as Anchor, right[0] as Anchor), bottom: hem });
}

function buildSide({ shoulder: [sx, sy], arm: [ax, ay], side }: Bodice, hand: 1 | -1): Anchor[] {
	const last = side.length - 1;
	return [
		[hand * sx, sy + (hand < 0 ? 1.5 : 0), "c"],
		[hand * (Math.min(sx, ax) - 9), lerp(sy, ay, 0.46)],
		[hand * ax, ay, "c"],
		...side.map(
			([x, y, c], i): Anchor => [
				hand * x + (hand < 0 ? 2 - i * 1.2 : (i % 2) * 1.5),
				y + (hand < 0 && i === last ? 4 : 0),
				c,
			],
		),
	];
}

function neckline(cut: Bodice, back: boolean, from: Anchor, to: Anchor): Anchor[] {
	const { neckX: x, neck } = cut;
	const y = COLLAR_Y;
	const shoulder = (end: Anchor): Anchor => [
		lerp(end[0], Math.sign(end[0]) * x, 0.55),
		lerp(end[1], y, 0.55) + 1.5,
	];
	const [nx, ny] = back ? [0, y + 13] : neck;
	const round = back || cut.shape === "round";
	const half = (hand: 1 | -1): Anchor =>
		round ? [nx + hand * x * 0.6, ny - (ny - y) * 0.2] : [lerp(nx, hand * x, 0.52), lerp(ny, y, 0.5) + 3];
	return [
		[from[0], from[1], "c"],
		shoulder(from),
		[-x, y, "c"],
		half(-1),
		[nx, ny, ...(round ? [] : (["c"] as const))] as Anchor,
		half(1),
		[x, y, "c"],
		shoulder(to),
		[to[0], to[1], "c"],
	];
}

export type Arm = {
	upper: number;
	elbow: number;
	wrist: number;
	end: number;
	swing?: number;
	back?: number;
	stiff?: number;
	cuff?: number;
	pattern?: boolean;
};

/** Returns the panel of a sleeve. Its inner edge is at u = 0 for the right sleeve and at u = 1 for the left. */
export function buildSleeve(cut: Bodice, arm: Arm, hand: 1 | -1): Panel {
	const [sx, sy] = cut.shoulder;
	const [ax, ay] = cut.arm;
	const { upper, elbow, wrist } = arm;
	const low = hand < 0 ? 7 : 0;
	const swing = (arm.swing ?? 7) + (hand < 0 ? -5 : 0);
	const [yE, yW] = [lerp(sy, arm.end, 0.52) + low, arm.end + low * 0.6];
	const cA = ax - 13 + upper;
	const cE = cA + swing;
	const cW = cE - (arm.back ?? 2) + (hand < 0 ? 4 : 0);
	const outer: Anchor[] = [
		[sx - 8, sy - 3],
		[lerp(sx, cA + upper, 0.34), sy + 10],
		[lerp(sx, cA + upper, 0.7), lerp(sy, ay, 0.42)],
		[cA + upper - 2, ay + 16],
		[cE + elbow + 2, yE],
		[lerp(cE, cW, 0.55) + lerp(elbow, wrist, 0.5) + 3, lerp(yE, yW, 0.55)],
		...buildWrist(cW, wrist, yW - 5, arm.cuff, 1),
	];
	const inner: Anchor[] = [
		[sx - 9, sy - 1],
		[Math.min(sx, ax) - 11, lerp(sy, ay, 0.44)],
		[ax - 5, ay - 2, "c"],
		[lerp(cA - upper, cE - elbow, 0.45) + 1, lerp(ay, yE, 0.5)],
		[cE - elbow + 3, yE + 6],
		[lerp(cE, cW, 0.55) - lerp(elbow, wrist, 0.55), lerp(yE, yW, 0.58)],
		...buildWrist(cW, wrist, yW + 3, arm.cuff, -1),
	];
	const hem: Anchor[] = [
		[cW - wrist, yW + 3],
		[cW - wrist * 0.2, yW + 8],
		[cW + wrist * 0.7, yW + 3],
		[cW + wrist, yW - 5],
	];
	if (hand > 0) return panel({ left: inner, right: outer, bottom: hem });
	const flip = (anchors: readonly Anchor[]): Anchor[] => anchors.map(([x, y, c]) => [-x, y, c]);
	return panel({ left: flip(outer), right: flip(inner), bottom: flip(hem).toReversed() });
}

function buildWrist(x: number, half: number, y: number, cuff: number | undefined, out: 1 | -1): Anchor[] {
	if (cuff === undefined) return [[x + out * half, y]];
	return [
		[x + out * (half + 10), y - cuff - 16],
		[x + out * (half + 5), y - cuff - 1, "c"],
		[x + out * (half + 1), y - cuff + 5],
		[x + out * half, y],
	];
}

function sleeveCreases(sketch: Sketch, hand: 1 | -1, stiff = 1): Crease[] {
	const u = (value: number) => (hand > 0 ? value : 1 - value);
	const j = () => sketch.random.between(-0.03, 0.03);
	const [a, b, c] = [j(), j(), j()];
	const soft = 1.25 - stiff * 0.4;
	const crease = (u0: number, v0: number, u1: number, v1: number, width: number, depth: number): Crease => ({
		from: [u(u0), v0],
		to: [u(u1), v1],
		width,
		depth: depth * soft,
		bow: hand * 0.05,
		peak: 0.34,
	});
	return [
		crease(0.02, 0.37, 0.78, 0.17 + a, 13, -0.42),
		crease(0.02, 0.4, 0.66, 0.52 + b, 13, -0.34),
		crease(0.1, 0.34, 0.86, 0.28 + a, 11, 0.26),
		crease(0.01, 0.56 + c, 0.92, 0.43 + a, 11, -0.42),
		crease(0.01, 0.585, 0.9, 0.7 + b, 12, -0.42),
		crease(0.06, 0.565 + c, 1, 0.56 + a, 11, 0.3),
		{ from: [u(0.2), 0.62], to: [u(0.32), 1], width: 14, depth: -0.3 * soft, bow: hand * 0.05 },
		{ from: [u(0.64), 0.04], to: [u(0.66), 0.5], width: 20, depth: 0.3 },
		{ from: [u(0.62), 0.58], to: [u(0.58), 1], width: 17, depth: 0.28 },
		...(stiff < 0.8
			? [
					crease(0.99, 0.6 + c, 0.3, 0.5, 10, -0.26),
					crease(0.02, 0.69 + c, 0.72, 0.79 + a, 11, -0.34),
					crease(0.98, 0.73 + a, 0.24, 0.86, 11, -0.3),
					crease(0.04, 0.82 + b, 0.8, 0.88, 9, -0.26),
					crease(0.1, 0.78 + b, 0.9, 0.8, 10, 0.22),
				]
			: []),
	];
}

export function laySleeves(
	sketch: Sketch,
	cut: Bodice,
	arm: Arm,
	finish?: (sleeve: Panel, hand: 1 | -1) => void,
): Panel[] {
	return ([-1, 1] as const).map((hand) => {
		const sleeve = buildSleeve(cut, arm, hand);
		lay(sketch, sleeve, { round: 1.1, edge: 0.9, pattern: arm.pattern ?? true });
		creases(sketch, sleeve, sleeveCreases(sketch, hand, arm.stiff));
		finish?.(sleeve, hand);
		return sleeve;
	});
}
