import { add, cross, sub, times, unit, type Vec } from "./vector.ts";

export type Mesh = {
	readonly rows: number;
	readonly cols: number;
	readonly points: readonly Vec[];
	readonly normals: readonly Vec[];
	readonly flats?: readonly Vec[];
	readonly at: (u: number, v: number) => Vec;
};

/** Samples a surface, given by a function of two parameters from 0 to 1. Seen from outside, `u` grows to the right and `v` downwards. */
export function mesh(rows: number, cols: number, at: (u: number, v: number) => Vec, flip = false): Mesh {
	const points: Vec[] = [];
	for (let i = 0; i < rows; i++)
		for (let j = 0; j < cols; j++) points.push(at(i / (rows - 1), j / (cols - 1)));
	const on = (i: number, j: number) => points[i * cols + j] as Vec;
	const middle = rows >> 1;
	const round = Math.hypot(...sub(on(middle, 0), on(middle, cols - 1))) < 1e-3;
	const normals = points.map((_, k) => {
		const i = Math.floor(k / cols);
		const j = k % cols;
		// At a pole one direction vanishes, so the normal is taken next to the pole.
		for (const row of [i, i === 0 ? 1 : i === rows - 1 ? rows - 2 : i]) {
			const du = sub(on(Math.min(rows - 1, row + 1), j), on(Math.max(0, row - 1), j));
			const before = j > 0 ? j - 1 : round ? cols - 2 : 0;
			const after = j < cols - 1 ? j + 1 : round ? 1 : cols - 1;
			const [a, b, c] = cross(sub(on(row, after), on(row, before)), du);
			const long = Math.sqrt(a * a + b * b + c * c) * (flip ? -1 : 1);
			if (Math.abs(long) > 1e-6) return [a / long, b / long, c / long] as Vec;
		}
		return [0, 1, 0] as Vec;
	});
	return { rows, cols, points, normals, at };
}

export function sweep(
	way: (t: number) => Vec,
	up: (t: number) => Vec,
	section: (around: number, t: number) => readonly [number, number],
	rows: number,
	cols: number,
): Mesh {
	const e = 1e-3;
	return mesh(
		rows,
		cols,
		(t, around) => {
			const along = unit(sub(way(Math.min(1, t + e)), way(Math.max(0, t - e))));
			const side = unit(cross(along, up(t)));
			const over = cross(side, along);
			const [a, b] = section(around, t);
			return add(way(t), add(times(side, a), times(over, b)));
		},
		true,
	);
}

export function bandSection(width: number, thick: number): (around: number) => readonly [number, number] {
	return (around) => {
		const angle = around * 2 * Math.PI - Math.PI / 2;
		const [c, s] = [Math.cos(angle), Math.sin(angle)];
		const soft = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;
		return [(soft(c, 0.35) * width) / 2, (soft(s, 0.35) * thick) / 2];
	};
}
export const roundSection =
	(r: number) =>
	(around: number): readonly [number, number] => {
		const angle = around * 2 * Math.PI - Math.PI / 2;
		return [Math.cos(angle) * r, Math.sin(angle) * r];
	};

export function evened(form: Mesh, reach: number): Mesh {
	const { rows, cols, normals } = form;
	const even = normals.map((_, k): Vec => {
		const i = Math.floor(k / cols);
		let [a, b, c] = [0, 0, 0];
		const span = Math.min(reach, i, rows - 1 - i);
		for (let row = i - span; row <= i + span; row++) {
			const weight = 1 + span - Math.abs(row - i);
			const normal = normals[row * cols + (k % cols)] as Vec;
			a += normal[0] * weight;
			b += normal[1] * weight;
			c += normal[2] * weight;
		}
		return unit([a, b, c]);
	});
	return { ...form, normals: even };
}
