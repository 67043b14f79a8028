/** Lengths are metres and y is up, as in glTF. */

export type Vec = readonly [x: number, y: number, z: number];
export type Mesh = { positions: number[]; normals: number[]; indices: number[] };
/** Maps parameters from 0 to 1 to a point. Seen from outside, `u` grows to the right and `v` upwards. */
export type Surface = (u: number, v: number) => Vec;

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const scale = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const cross = (a: Vec, b: Vec): Vec => [
	a[1] * b[2] - a[2] * b[1],
	a[2] * b[0] - a[0] * b[2],
	a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vec): Vec => {
	const length = Math.hypot(...a);
	return length > 0 ? scale(a, 1 / length) : [0, 1, 0];
};

const STEP = 1e-4;

function normalAt(surface: Surface, u: number, v: number): Vec {
	const [u0, u1] = [Math.max(u - STEP, 0), Math.min(u + STEP, 1)];
	const [v0, v1] = [Math.max(v - STEP, 0), Math.min(v + STEP, 1)];
	const inside = Math.min(Math.max(v, 2 * STEP), 1 - 2 * STEP);
	return unit(cross(minus(surface(u1, inside), surface(u0, inside)), minus(surface(u, v1), surface(u, v0))));
}

export function buildMesh(surface: Surface, across: number, up: number): Mesh {
	const mesh: Mesh = { positions: [], normals: [], indices: [] };
	for (let j = 0; j <= up; j++) {
		for (let i = 0; i <= across; i++) {
			mesh.positions.push(...surface(i / across, j / up));
			mesh.normals.push(...normalAt(surface, i / across, j / up));
		}
	}
	const row = across + 1;
	for (let j = 0; j < up; j++) {
		for (let i = 0; i < across; i++) {
			const at = j * row + i;
			mesh.indices.push(at, at + 1, at + row, at + 1, at + row + 1, at + row);
		}
	}
	return mesh;
}

export function joinMeshes(meshes: readonly Mesh[]): Mesh {
	const all: Mesh = { positions: [], normals: [], indices: [] };
	for (const { positions, normals, indices } of meshes) {
		const first = all.positions.length / 3;
		for (const value of positions) all.positions.push(value);
		for (const value of normals) all.normals.push(value);
		for (const index of indices) all.indices.push(first + index);
	}
	return all;
}

export const turnOutline =
	(outline: (v: number) => readonly [radius: number, height: number], depth = 1): Surface =>
	(u, v) => {
		const [radius, height] = outline(v);
		const angle = -2 * Math.PI * u;
		return [radius * Math.cos(angle), height, radius * Math.sin(angle) * depth];
	};

/**
 * Returns the surface of a cord or strap along a line. `wide` and `thick` are half the dimensions; `round` is 1 for a cord and larger for a
 * strap.
 */
export function along(
	line: (v: number) => Vec,
	{ wide, thick, round = 1, side }: { wide: number; thick: number; round?: number; side: Vec },
): Surface {
	const corner = (value: number): number => Math.sign(value) * Math.abs(value) ** (1 / round);
	return (u, v) => {
		const way = unit(minus(line(Math.min(v + STEP, 1)), line(Math.max(v - STEP, 0))));
		const out = unit(cross(side, way));
		const broad = unit(cross(way, out));
		const angle = 2 * Math.PI * u;
		return add(
			line(v),
			add(scale(broad, wide * corner(Math.cos(angle))), scale(out, -thick * corner(Math.sin(angle)))),
		);
	};
}
