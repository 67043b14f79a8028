import { createTone, type Tone } from "../colour.ts";
import type { Anchor } from "../geometry.ts";
import type { Coat } from "../solid/paint.ts";
import { countRows, put, stud, trace } from "../solid/scene.ts";
import { smooth, type Vec } from "../solid/vector.ts";
import { heightOver } from "./last.ts";
import { paintInsole, type Shoe } from "./shoe.ts";

const shiftAround = (shoe: Shoe, v: number): number => (shoe.sketch.back ? (v + 0.5) % 1 : v);

export type Place = (flat: Vec, u: number, v: number) => number;
const over =
	(shoe: Shoe, place: Place) =>
	(_: Vec, u: number, v: number, flat: Vec): number =>
		place(flat, u, shiftAround(shoe, v));

type Upper = {
	top: readonly Anchor[];
	where?: Place;
	dim?: Place;
	tone?: Tone;
	material?: string;
	cloth?: Coat["cloth"];
	roll?: number;
	stitch?: number;
	insole?: boolean;
	inside?: Tone;
	rows?: number;
	between?: () => void;
};

export function paintUpper(shoe: Shoe, upper: Upper): void {
	const { last, sketch } = shoe;
	const top = heightOver(upper.top);
	const where = [
		over(shoe, ([, y]) => y),
		over(shoe, ([x, y]) => top(x) - y),
		...(upper.where ? [over(shoe, upper.where)] : []),
	];
	const form = last.surface(countRows(shoe, upper.rows ?? 84), countRows(shoe, 54), { turn: sketch.back });
	if (upper.insole !== false) paintInsole(shoe);
	put(shoe, form, {
		where,
		inside: true,
		tone: upper.inside ?? shoe.lining,
		material: "lining",
		edge: 0.5,
		dim: over(shoe, ([x, y]) => (0.55 + 0.45 * smooth(-10, 80, y)) * (0.5 + 0.5 * smooth(-190, -20, x))),
	});
	upper.between?.();
	const edge = traceEdge(shoe, upper.top);
	const tone = upper.tone ?? sketch.tone;
	const roll = upper.roll ?? 2.4;
	if (roll > 0) {
		trace(shoe, edge.far, tone.line, roll + 0.9, 0.8);
		trace(shoe, edge.far, tone.base, roll);
	}
	const coat: Coat = {
		where,
		cloth: upper.cloth ?? "smooth",
		tone,
		...(upper.material && { material: upper.material }),
		edge: 0.6,
		dim: over(shoe, (flat, u, v) => (0.8 + 0.2 * smooth(-2, 22, flat[1])) * (upper.dim?.(flat, u, v) ?? 1)),
	};
	if (sketch.back) {
		const front = (_: Vec, u: number) => 0.62 - u;
		const rear = (_: Vec, u: number) => u - 0.6;
		put(shoe, form, { ...coat, where: [...where, front] });
		shoe.waiting?.();
		put(shoe, form, { ...coat, where: [...where, rear] });
	} else put(shoe, form, coat);
	if (sketch.feature === "two-tone" && !sketch.back) cap(shoe, upper);
	if (sketch.back && roll > 0) backSeam(shoe, top);
	if (roll > 0) {
		trace(shoe, edge.near, tone.line, roll + 0.8, 0.7);
		trace(shoe, edge.near, tone.light, roll * 0.8, 0.9);
	}
	if (sketch.feature === "studded" && roll > 0) studs(shoe, traceEdge(shoe, upper.top, 9).near);
	else if (upper.stitch) {
		trace(shoe, traceEdge(shoe, upper.top, upper.stitch).near, tone.deep, 1, 0.55, "3.600 2.200");
	}
}

function cap(shoe: Shoe, upper: Upper): void {
	const tip = shoe.last.flat(0, 0)[0];
	overlay(shoe, ([x, y, z]) => tip + 84 - x - y * 0.18 - Math.abs(z) * 0.12, {
		tone: shoe.toe,
		material: "leather",
		cloth: false,
		grow: 0.8,
		top: upper.top,
	});
}

function studs(shoe: Shoe, line: readonly Vec[]): void {
	const metal = shoe.sketch.pattern === "solid" ? shoe.sketch.accent : createTone("#c9a55c");
	let rest = 0;
	line.forEach((point, i) => {
		const before = line[i - 1];
		if (before === undefined) return;
		rest += Math.hypot(point[0] - before[0], point[1] - before[1], point[2] - before[2]);
		if (rest < 13) return;
		rest = 0;
		stud(shoe, point, 7.5, metal);
	});
}

export function traceEdge(shoe: Shoe, top: readonly Anchor[], lower = 0): { near: Vec[]; far: Vec[] } {
	const { last } = shoe;
	const height = heightOver(top);
	const above = (u: number, v: number) => {
		const [x, y] = last.flat(u, v);
		return y - height(x) + lower;
	};
	const near: Vec[] = [];
	const far: Vec[] = [];
	const put = (u: number, v: number) => {
		near.push(last.at(u, v));
		far.push(last.at(u, 1 - v));
	};
	const meet = (from: number, to: number, v: number) => {
		let [low, high] = [from, to];
		for (let k = 0; k < 14; k++) {
			const u = (low + high) / 2;
			if (above(u, v) < 0 === above(from, v) < 0) low = u;
			else high = u;
		}
		return low;
	};
	const step = 1 / 160;
	for (let u = shoe.sketch.back ? 0.6 : 0.1; u <= 1; u += step) {
		if (above(u, 0.5) < 0) continue;
		if (near.length === 0 && !shoe.sketch.back) put(meet(u - step, u, 0.5), 0.5);
		if (above(u, 0) > 0) {
			put(meet(u - step, u, 0), 0);
			break;
		}
		let [low, high] = [0, 0.5];
		for (let k = 0; k < 18; k++) {
			const v = (low + high) / 2;
			if (above(u, v) < 0) low = v;
			else high = v;
		}
		put(u, low);
	}
	return { near, far };
}

export function overlay(
	shoe: Shoe,
	where: Place,
	options: {
		top?: readonly Anchor[];
		tone?: Tone;
		material?: string;
		cloth?: Coat["cloth"];
		grow?: number;
		from?: number;
		to?: number;
		dim?: Place;
		rows?: number;
	} = {},
): void {
	const { from = 0, to = 1 } = options;
	const height = options.top && heightOver(options.top);
	const u = (value: number) => from + (to - from) * value;
	const place = (field: Place) => (_: Vec, a: number, v: number, flat: Vec) =>
		field(flat, u(a), shiftAround(shoe, v));
	put(
		shoe,
		shoe.last.surface(countRows(shoe, options.rows ?? 70), countRows(shoe, 54), {
			from,
			to,
			grow: options.grow ?? 1.4,
			turn: shoe.sketch.back,
		}),
		{
			where: [place(([, y]) => y), place(where), ...(height ? [place(([x, y]) => height(x) - y)] : [])],
			...(options.tone && { tone: options.tone }),
			...(options.material && { material: options.material }),
			cloth: options.cloth ?? "smooth",
			edge: 0.9,
			raised: true,
			dim: place((flat, a, v) => (0.8 + 0.2 * smooth(-2, 22, flat[1])) * (options.dim?.(flat, a, v) ?? 1)),
		},
	);
}

function backSeam(shoe: Shoe, top: (x: number) => number): void {
	const { last, sketch } = shoe;
	const line: Vec[] = [];
	for (let u = 0.55; u <= 1; u += 0.01) {
		const [x, y] = last.flat(u, 0);
		if (x > 200 && y > 1 && y < top(x)) line.push(last.at(u, 0));
	}
	trace(shoe, line, sketch.tone.line, 1.6, 0.7);
	for (const side of [-4.5, 4.5])
		trace(
			shoe,
			line.map(([x, y, z]): Vec => [x, y, z + side]),
			sketch.tone.light,
			0.9,
			0.6,
			"3.600 2.200",
		);
}
