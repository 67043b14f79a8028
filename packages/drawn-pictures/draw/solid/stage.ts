import type { Point } from "../geometry.ts";
import { add, type Vec } from "./vector.ts";

export type Stage = {
	see(point: Vec): Point;
	turn(direction: Vec): Vec;
	faces(point: Vec, normal: Vec): number;
	place(turn: number, to: Vec, fine?: number): Stage;
	readonly fine: number;
};

const DISTANCE = 2600;
const FLOOR = 600;

export function createStage(yaw: number, pitch: number, fine = 1): Stage {
	return build([], yaw, pitch, fine);
}

type Placement = { turn: number; to: Vec };

function build(placements: readonly Placement[], yaw: number, pitch: number, fine: number): Stage {
	const tilt = (pitch * Math.PI) / 180;
	const [cp, sp] = [Math.cos(tilt), Math.sin(tilt)];
	const degrees = placements.reduce((sum, { turn }) => sum + turn, yaw);
	const { c, s } = toSpin(degrees);
	const [ox, oy, oz] = spinBy(
		placements.reduce<Vec>((from, { turn, to }) => add(spinBy(from, toSpin(turn)), to), [0, 0, 0]),
		toSpin(yaw),
	);
	const turn = ([x, y, z]: Vec): Vec => {
		const depth = z * c - x * s;
		return [x * c + z * s, y * cp - depth * sp, y * sp + depth * cp];
	};
	const view = ([x, y, z]: Vec): Vec => {
		const depth = z * c - x * s + oz;
		const high = y + oy;
		return [x * c + z * s + ox, high * cp - depth * sp, high * sp + depth * cp];
	};
	return {
		fine,
		turn,
		see: (p) => {
			const [x, y, z] = view(p);
			const near = DISTANCE / (DISTANCE - z);
			return [x * near, FLOOR - y * near];
		},
		faces: (p, normal) => {
			const [x, y, z] = view(p);
			const [a, b, c] = turn(normal);
			const away = DISTANCE - z;
			return (c * away - a * x - b * y) / Math.sqrt(x * x + y * y + away * away);
		},
		place: (by, to, finer = fine) => build([{ turn: by, to }, ...placements], yaw, pitch, finer),
	};
}

const toSpin = (degrees: number) => ({
	c: Math.cos((degrees * Math.PI) / 180),
	s: Math.sin((degrees * Math.PI) / 180),
});
const spinBy = ([x, y, z]: Vec, { c, s }: { c: number; s: number }): Vec => [x * c + z * s, y, z * c - x * s];

export const chooseSwing = (style: number): number => (style === 0 ? 0 : ((style * 37) % 13) - 6);
