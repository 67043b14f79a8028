import { describe, expect, test } from "vitest";
import { bucketBag } from "./bucket-bag.ts";
import { writeGlb } from "./glb.ts";
import { buildMesh, cross, type Mesh, turnOutline, type Vec } from "./surface.ts";

type Document = {
	meshes: { primitives: { attributes: Record<string, number>; indices: number; material: number }[] }[];
	accessors: { bufferView: number; componentType: number; count: number; min?: number[]; max?: number[] }[];
	bufferViews: { byteOffset: number; byteLength: number }[];
	buffers: { byteLength: number; uri?: string }[];
	materials: unknown[];
	images?: unknown;
};

function read(file: Uint8Array<ArrayBuffer>) {
	const view = new DataView(file.buffer);
	const length = view.getUint32(12, true);
	const document = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + length))) as Document;
	const start = 20 + length + 8;
	const numbers = (index: number): number[] => {
		const accessor = document.accessors[index];
		const part = accessor && document.bufferViews[accessor.bufferView];
		if (!accessor || !part) throw new Error(`There is no accessor ${index}`);
		const bytes = file.slice(start + part.byteOffset, start + part.byteOffset + part.byteLength).buffer;
		return [
			...{ 5123: new Uint16Array(bytes), 5126: new Float32Array(bytes) }[accessor.componentType as 5123],
		];
	};
	return { view, document, numbers, total: file.length };
}

const at = (values: readonly number[], index: number): Vec => [
	values[index * 3] ?? 0,
	values[index * 3 + 1] ?? 0,
	values[index * 3 + 2] ?? 0,
];
const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const from = (a: Vec, b: Vec): Vec => [b[0] - a[0], b[1] - a[1], b[2] - a[2]];

/** Returns the share of triangles that face the direction of their corners' normals. */
const outwardShare = ({ positions, normals, indices }: Mesh): number => {
	let [all, outward] = [0, 0];
	for (let index = 0; index < indices.length; index += 3) {
		const [a = 0, b = 0, c = 0] = indices.slice(index, index + 3);
		const face = cross(from(at(positions, a), at(positions, b)), from(at(positions, a), at(positions, c)));
		if (Math.hypot(...face) < 1e-12) continue;
		all++;
		if (dot(face, at(normals, a)) > 0) outward++;
	}
	return outward / all;
};

test("surfaces of revolution face outward", () => {
	const can = buildMesh(
		turnOutline((v) => [1, v]),
		24,
		4,
	);
	expect(outwardShare(can)).toBe(1);
	for (let index = 0; index < can.positions.length / 3; index++) {
		const [x, , z] = at(can.positions, index);
		expect(dot(at(can.normals, index), [x, 0, z])).toBeCloseTo(1, 2);
	}
});

describe("a bag", () => {
	const bag = read(bucketBag("96552c"));

	test("is a single glTF file without references", () => {
		expect(bag.view.getUint32(0, true)).toBe(0x46546c67);
		expect(bag.view.getUint32(4, true)).toBe(2);
		expect(bag.view.getUint32(8, true)).toBe(bag.total);
		expect(bag.document.buffers).toEqual([{ byteLength: expect.any(Number) }]);
		expect(bag.document.images).toBeUndefined();
		expect(bag.document.materials).toHaveLength(bag.document.meshes.length);
	});

	test("has corners that exist, normals of length 1, and looks outward everywhere", () => {
		for (const [primitive] of bag.document.meshes.map((mesh) => mesh.primitives)) {
			if (!primitive) throw new Error("A mesh without triangles");
			const mesh: Mesh = {
				positions: bag.numbers(primitive.attributes.POSITION ?? -1),
				normals: bag.numbers(primitive.attributes.NORMAL ?? -1),
				indices: bag.numbers(primitive.indices),
			};
			const count = mesh.positions.length / 3;
			expect(Math.max(...mesh.indices)).toBeLessThan(count);
			expect([...mesh.positions, ...mesh.normals].every(Number.isFinite)).toBe(true);
			for (let index = 0; index < count; index += 7)
				expect(Math.hypot(...at(mesh.normals, index))).toBeCloseTo(1, 4);
			expect(outwardShare(mesh)).toBeGreaterThan(0.97);
		}
	});

	test("is as high as a hand is long, and smaller than a megabyte", () => {
		const [low, high] = [
			bag.document.accessors.flatMap(({ min }) => min?.[1] ?? []),
			bag.document.accessors.flatMap(({ max }) => max?.[1] ?? []),
		];
		expect(Math.max(...high) - Math.min(...low)).toBeCloseTo(0.43, 1);
		expect(bag.total).toBeLessThan(600_000);
	});
});

test("many corners have long indices", () => {
	const fine = buildMesh((u, v) => [u, v, 0], 300, 300);
	const { document } = read(
		writeGlb("sheet", [{ mesh: fine, material: { name: "x", color: [1, 1, 1], metallic: 0, roughness: 1 } }]),
	);
	expect(document.accessors.at(-1)?.componentType).toBe(5125);
});
