import type { Mesh } from "./surface.ts";

export type Material = {
	name: string;
	color: readonly [number, number, number];
	metallic: number;
	roughness: number;
	doubleSided?: boolean;
};
export type Part = { mesh: Mesh; material: Material };

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const UNSIGNED_INT = 5125;
const VERTICES = 34962;
const INDICES = 34963;

const pad = (bytes: Uint8Array, filler: number): Uint8Array => {
	const out = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(filler);
	out.set(bytes);
	return out;
};

const bounds = (values: readonly number[], pick: (...all: number[]) => number): number[] =>
	[0, 1, 2].map((axis) =>
		Math.fround(values.filter((_, index) => index % 3 === axis).reduce((a, b) => pick(a, b))),
	);

export function writeGlb(name: string, parts: readonly Part[]): Uint8Array<ArrayBuffer> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	const bufferViews: object[] = [];
	const accessors: object[] = [];
	const store = (
		data: Float32Array | Uint16Array | Uint32Array,
		target: number,
		accessor: object,
	): number => {
		const bytes = pad(new Uint8Array(data.buffer), 0);
		bufferViews.push({ buffer: 0, byteOffset: length, byteLength: data.byteLength, target });
		accessors.push({ bufferView: bufferViews.length - 1, ...accessor });
		chunks.push(bytes);
		length += bytes.length;
		return accessors.length - 1;
	};
	const meshes = parts.map(({ mesh, material }, index) => {
		const count = mesh.positions.length / 3;
		const small = count <= 65_536;
		return {
			name: material.name,
			primitives: [
				{
					attributes: {
						POSITION: store(new Float32Array(mesh.positions), VERTICES, {
							componentType: FLOAT,
							count,
							type: "VEC3",
							min: bounds(mesh.positions, Math.min),
							max: bounds(mesh.positions, Math.max),
						}),
						NORMAL: store(new Float32Array(mesh.normals), VERTICES, {
							componentType: FLOAT,
							count,
							type: "VEC3",
						}),
					},
					indices: store(small ? new Uint16Array(mesh.indices) : new Uint32Array(mesh.indices), INDICES, {
						componentType: small ? UNSIGNED_SHORT : UNSIGNED_INT,
						count: mesh.indices.length,
						type: "SCALAR",
					}),
					material: index,
				},
			],
		};
	});
	const document = {
		asset: { version: "2.0", generator: "Vetrina" },
		scene: 0,
		scenes: [{ name, nodes: parts.map((_, index) => index) }],
		nodes: parts.map((_, mesh) => ({ mesh })),
		meshes,
		materials: parts.map(({ material: { name: of, color, metallic, roughness, doubleSided } }) => ({
			name: of,
			pbrMetallicRoughness: {
				baseColorFactor: [...color, 1],
				metallicFactor: metallic,
				roughnessFactor: roughness,
			},
			...(doubleSided ? { doubleSided } : {}),
		})),
		buffers: [{ byteLength: length }],
		bufferViews,
		accessors,
	};
	const json = pad(new TextEncoder().encode(JSON.stringify(document)), 0x20);
	const total = 12 + 8 + json.length + 8 + length;
	const file = new Uint8Array(total);
	const view = new DataView(file.buffer);
	[MAGIC, 2, total, json.length, JSON_CHUNK].forEach((word, index) => {
		view.setUint32(index * 4, word, true);
	});
	file.set(json, 20);
	let at = 20 + json.length;
	view.setUint32(at, length, true);
	view.setUint32(at + 4, BINARY_CHUNK, true);
	at += 8;
	for (const bytes of chunks) {
		file.set(bytes, at);
		at += bytes.length;
	}
	return file;
}
