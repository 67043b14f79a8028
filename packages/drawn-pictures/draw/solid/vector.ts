/** Axes: x to the right, y up, z towards the eye. */
export type Vec = readonly [x: number, y: number, z: number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const cross = (a: Vec, b: Vec): Vec => [
	a[1] * b[2] - a[2] * b[1],
	a[2] * b[0] - a[0] * b[2],
	a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vec): Vec => times(a, 1 / (Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]) || 1));
export const between = (a: Vec, b: Vec, t: number): Vec => [
	a[0] + (b[0] - a[0]) * t,
	a[1] + (b[1] - a[1]) * t,
	a[2] + (b[2] - a[2]) * t,
];

export const smooth = (from: number, to: number, value: number): number => {
	const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
	return t * t * (3 - 2 * t);
};

export function through(table: readonly (readonly number[])[], t: number): number[] {
	const last = table.length - 1;
	const at = Math.min(last - 1e-9, Math.max(0, t * last));
	const i = Math.floor(at);
	const f = at - i;
	const row = (k: number) => table[Math.min(last, Math.max(0, k))] as readonly number[];
	const [a, b, c, d] = [row(i - 1), row(i), row(i + 1), row(i + 2)];
	return b.map((p1, k) => {
		const p0 = i === 0 ? 2 * p1 - (c[k] ?? 0) : (a[k] ?? 0);
		const p2 = c[k] ?? 0;
		const p3 = i + 1 === last ? 2 * p2 - p1 : (d[k] ?? 0);
		return p1 + 0.5 * f * (p2 - p0 + f * (2 * p0 - 5 * p1 + 4 * p2 - p3 + f * (3 * (p1 - p2) + p3 - p0)));
	});
}
