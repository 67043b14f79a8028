import { type Material, type Part, writeGlb } from "./glb.ts";
import {
	add,
	along,
	buildMesh,
	joinMeshes,
	type Mesh,
	type Surface,
	turnOutline,
	type Vec,
} from "./surface.ts";

const TURN = 2 * Math.PI;
const DEPTH = 0.74;
const HEIGHT = 0.25;
const BASE = 0.055;
const GATHERED = 0.205;

const mix = (from: number, to: number, by: number): number => from + (to - from) * by;
const smooth = (from: number, to: number, at: number): number => {
	const share = Math.min(Math.max((at - from) / (to - from), 0), 1);
	return share * share * (3 - 2 * share);
};

const girth = (height: number): number =>
	0.1 +
	0.012 * smooth(0, 0.09, height) -
	0.022 * smooth(0.08, GATHERED, height) +
	0.01 * smooth(GATHERED, HEIGHT, height) -
	0.012 * (1 - smooth(0, 0.012, height));

const foldRadius = (height: number, angle: number): number => {
	const near = Math.exp(-(((height - GATHERED) / 0.05) ** 2));
	const above = smooth(GATHERED, HEIGHT, height);
	const folds = Math.cos(18 * angle + 0.6 * Math.sin(3 * angle));
	const soft = Math.sin(5 * angle + 7 * height * 6) * 0.0012 * smooth(BASE, 0.12, height);
	return (0.0016 * near + 0.0042 * above) * folds + soft;
};

const onWall = (angle: number, height: number, out = 0): Vec => {
	const radius = girth(height) + foldRadius(height, angle) + out;
	return [radius * Math.cos(angle), height, radius * Math.sin(angle) * DEPTH];
};
const wall =
	(from: number, to: number, out = 0): Surface =>
	(u, v) =>
		onWall(-TURN * u, mix(from, to, v), out);
const lining: Surface = (u, v) => onWall(TURN * u, mix(0.006, HEIGHT, v), -0.003);
const rim: Surface = (u, v) => {
	const angle = -TURN * u;
	const around = Math.PI * v;
	const [x, y, z] = onWall(angle, HEIGHT, -0.0015 + 0.0026 * Math.cos(around));
	return [x, y + 0.0026 * Math.sin(around), z];
};
const floor = (height: number, up: boolean): Surface =>
	turnOutline((v) => [up ? girth(0.002) * (1 - v) : girth(0.002) * v, height], DEPTH);

const cord = (line: (v: number) => Vec, thick = 0.0026): Mesh =>
	buildMesh(along(line, { wide: thick, thick, side: [0.02, 0, 1] }), 7, 56);

const gathering = (v: number): Vec => {
	const angle = -TURN * v + Math.PI / 2;
	return onWall(angle, GATHERED, 0.0032 + 0.0022 * Math.cos(14 * angle));
};
const FRONT = onWall(Math.PI / 2, GATHERED, 0.006);
const hanging =
	(side: number, length: number) =>
	(v: number): Vec => {
		const height = GATHERED - 0.006 - length * v;
		return [
			FRONT[0] + side * (0.004 + 0.012 * smooth(0, 1, v) + 0.002 * Math.sin(5 * v)),
			height,
			onWall(Math.PI / 2, height)[2] + 0.006 + 0.003 * Math.sin(Math.PI * v),
		];
	};

const knob = (at: Vec, radius: number, height: number): Mesh =>
	buildMesh(
		(u, v) =>
			add(
				at,
				turnOutline((share) => {
					const bow = Math.sin(Math.PI * Math.min(Math.max(share, 0.001), 0.999)) ** 0.32;
					return [radius * bow, (share - 0.5) * height];
				})(u, v),
			),
		14,
		10,
	);

const eyelet = (angle: number): Mesh => {
	const middle = onWall(angle, GATHERED, 0.0016);
	const outward: Vec = [Math.cos(angle), 0, Math.sin(angle) / DEPTH];
	const length = Math.hypot(...outward);
	const [x, z] = [outward[0] / length, outward[2] / length];
	const ring: Surface = (u, v) => {
		const around = TURN * u;
		const tube = TURN * v;
		const far = 0.0062 + 0.0022 * Math.cos(tube);
		const side = far * Math.cos(around);
		return add(middle, [
			-side * z + 0.0022 * Math.sin(tube) * x,
			far * Math.sin(around),
			side * x + 0.0022 * Math.sin(tube) * z,
		]);
	};
	return flip(buildMesh(ring, 16, 6));
};
const flip = ({ positions, normals, indices }: Mesh): Mesh => ({
	positions,
	normals: normals.map((value) => -value),
	indices: indices.flatMap((_, index) =>
		index % 3 === 0 ? [indices[index] ?? 0, indices[index + 2] ?? 0, indices[index + 1] ?? 0] : [],
	),
});

const STRAP_TOP = 0.43;
const strap = (v: number): Vec => {
	const share = v * 2 - 1;
	const angle = share < 0 ? Math.PI : 0;
	const low = onWall(angle, 0.19, 0.006);
	const bow = Math.sign(share) * (1 - (1 - Math.abs(share)) ** 2.6);
	return [Math.abs(low[0]) * 1.02 * bow, mix(STRAP_TOP, low[1], Math.abs(share) ** 2.4), 0];
};
const strapMesh = buildMesh(along(strap, { wide: 0.011, thick: 0.0022, round: 3, side: [0, 0, 1] }), 20, 56);

const linear = (hex: string): [number, number, number] => {
	const channel = (at: number): number => {
		const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	};
	return [channel(0), channel(2), channel(4)];
};
const darker = (color: readonly [number, number, number], by: number): [number, number, number] => [
	color[0] * by,
	color[1] * by,
	color[2] * by,
];

const BRASS: Material = { name: "brass", color: linear("c9a55c"), metallic: 1, roughness: 0.24 };

export function bucketBag(color: string): Uint8Array<ArrayBuffer> {
	const cloth: Material = { name: "canvas", color: linear(color), metallic: 0, roughness: 0.86 };
	const leather: Material = {
		name: "leather",
		color: darker(cloth.color, 0.62),
		metallic: 0,
		roughness: 0.46,
	};
	const inside: Material = {
		name: "lining",
		color: darker(cloth.color, 0.3),
		metallic: 0,
		roughness: 0.95,
		doubleSided: true,
	};
	const eyelets = Array.from({ length: 14 }, (_, index) => eyelet((TURN * (index + 0.5)) / 14));
	const tips = [-1, 1].map((side) => {
		const end = hanging(side, side < 0 ? 0.085 : 0.1)(1);
		return knob([end[0], end[1] - 0.009, end[2]], 0.0042, 0.022);
	});
	const parts: Part[] = [
		{ mesh: buildMesh(wall(BASE - 0.01, HEIGHT), 160, 36), material: cloth },
		{
			mesh: joinMeshes([
				buildMesh(wall(0, BASE, 0.0012), 96, 8),
				buildMesh(floor(0, false), 48, 2),
				buildMesh(rim, 160, 4),
				strapMesh,
				cord(gathering),
				cord(hanging(-1, 0.085), 0.0021),
				cord(hanging(1, 0.1), 0.0021),
			]),
			material: leather,
		},
		{
			mesh: joinMeshes([buildMesh(lining, 160, 22), buildMesh(floor(0.006, true), 48, 2)]),
			material: inside,
		},
		{
			mesh: joinMeshes([
				...eyelets,
				...tips,
				knob([FRONT[0], GATHERED - 0.004, FRONT[2] + 0.006], 0.008, 0.026),
				...[0, Math.PI].map((angle) => knob(onWall(angle, 0.19, 0.011), 0.0075, 0.012)),
			]),
			material: BRASS,
		},
	];
	return writeGlb("bucket bag", parts);
}
