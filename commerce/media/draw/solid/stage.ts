import type { Point } from "../geometry.ts";
import { add, type Vec } from "./vector.ts";

/** How the eye sees a thing: turned about the upright axis, looked down upon, and where the thing stands. */
export type Stage = {
	see(point: Vec): Point;
	/** A direction as the eye sees it: x to the right, y up, z towards the eye. */
	turn(direction: Vec): Vec;
	/** How squarely a surface at `point` faces the eye, -1…1. */
	faces(point: Vec, normal: Vec): number;
	/** The same eye on a thing that has been turned and moved. */
	place(turn: number, to: Vec, fine?: number): Stage;
	/** How finely surfaces are drawn. */
	readonly fine: number;
};

const DISTANCE = 2600;
const FLOOR = 600;

export function stageOf(yaw: number, pitch: number, fine = 1): Stage {
	return build([], yaw, pitch, fine);
}

type Placement = { turn: number; to: Vec };

function build(placed: readonly Placement[], yaw: number, pitch: number, fine: number): Stage {
	const tilt = (pitch * Math.PI) / 180;
	const [cp, sp] = [Math.cos(tilt), Math.sin(tilt)];
	const spins = placed.map(({ turn, to }) => ({ ...spinOf(turn), to }));
	const camera = spinOf(yaw);
	const turn = (d: Vec): Vec => {
		let out = d;
		for (const spin of spins) out = spinBy(out, spin);
		const [x, y, z] = spinBy(out, camera);
		return [x, y * cp - z * sp, y * sp + z * cp];
	};
	const view = (p: Vec): Vec => {
		let out = p;
		for (const spin of spins) out = add(spinBy(out, spin), spin.to);
		const [x, y, z] = spinBy(out, camera);
		return [x, y * cp - z * sp, y * sp + z * cp];
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
			const to = Math.hypot(x, y, DISTANCE - z);
			return (-a * x - b * y + c * (DISTANCE - z)) / to;
		},
		place: (by, to, finer = fine) => build([{ turn: by, to }, ...placed], yaw, pitch, finer),
	};
}

const spinOf = (degrees: number) => ({
	c: Math.cos((degrees * Math.PI) / 180),
	s: Math.sin((degrees * Math.PI) / 180),
});
const spinBy = ([x, y, z]: Vec, { c, s }: { c: number; s: number }): Vec => [x * c + z * s, y, z * c - x * s];

/** How far a thing is turned from how its like stands, in degrees: no two of them are set down alike. */
export const swingOf = (style: number): number => (style === 0 ? 0 : ((style * 37) % 13) - 6);
