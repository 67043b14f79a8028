import type { Shadow } from "../../draw/layers.ts";

export const fallen = (floor: number, high = 700, dx = 0.9): Shadow[] => [
	{ floor, high, dx, dy: 0.12, blur: 6, opacity: 0.92, sun: true },
	{ floor, high: high * 0.55, dx: dx * 0.55, dy: 0.09, blur: 26, opacity: 0.36 },
	{ floor: floor + 1, high: 30, dx: 0.1, dy: 0.03, blur: 5, opacity: 0.72 },
];

export const onWall = (dx = 84, dy = 44): Shadow[] => [
	{ dx, dy, blur: 6, opacity: 0.95, sun: true },
	{ dx: dx * 0.36, dy: dy * 0.5, blur: 26, opacity: 0.3 },
];

export const reached = (dx = 0, dy = 0): Shadow => ({ dx, dy, blur: 8, opacity: 0, sun: true });

export const lying = (dx = 20, dy = 16): Shadow[] => [
	{ dx, dy, blur: 5, opacity: 0.9, sun: true },
	{ dx: dx * 0.45, dy: dy * 0.6, blur: 9, opacity: 0.42 },
];
