import type { Tone } from "../colour.ts";
import { contact, countRows, put, trace } from "../solid/scene.ts";
import { smooth, type Vec } from "../solid/vector.ts";
import type { Shoe } from "./shoe.ts";
import { plate, wall } from "./sole.ts";

export type GroundSole = {
	tone: Tone;
	material: string;
	above: number;
	out: number;
	outBelow?: number;
	rope?: boolean;
	floor?: (x: number) => number;
	line?: Tone;
	rise?: (x: number) => number;
	bulge?: number;
	bands?: readonly (readonly [from: number, to: number, tone: Tone, material?: string])[];
};

export function paintGround(shoe: Shoe, sole: GroundSole, upper: () => void): void {
	const { rim, last } = shoe;
	const roll = (x: number) => Math.max(0, last.lift([x, 0, 0])[1] - last.lift([-112, 0, 0])[1]);
	const floor = sole.floor ?? ((x: number) => (x < -120 ? roll(x) * 0.9 : 0));
	const spots: Vec[] = Array.from({ length: 48 }, (_, i) => rim.at(i / 48).point);
	contact(shoe, [spots.filter(([x]) => floor(x) < 5)]);
	const form = wall(
		rim,
		{
			out: sole.out,
			...(sole.outBelow !== undefined && { outBelow: sole.outBelow }),
			above: sole.rise ? (x) => sole.above + (sole.rise?.(x) ?? 0) : sole.above,
			below: floor,
			bulge: sole.bulge ?? 2,
		},
		countRows(shoe, 120),
		sole.bands ? 21 : 13,
	);
	const paintWall = () => {
		put(shoe, form, {
			tone: sole.tone,
			material: sole.material,
			edge: 0.8,
			dim: (_, __, v) => 1 - 0.3 * smooth(0.55, 1, v),
		});
		for (const [from, to, tone, material] of sole.bands ?? [])
			put(shoe, form, {
				tone,
				material: material ?? sole.material,
				edge: 0.6,
				where: [(_, __, v) => v - from, (_, __, v) => to - v],
			});
		if (sole.rope) ropes(shoe, form.at, sole.tone);
		if (sole.line) edgeLine(shoe, form.at, sole.line, 0.24);
	};
	put(shoe, plate(rim, sole.above, sole.out, countRows(shoe, 40)), {
		tone: sole.tone,
		material: sole.material,
		edge: 0.6,
		dim: () => 0.85,
	});
	if (shoe.sketch.back) {
		shoe.waiting = paintWall;
		upper();
	} else {
		upper();
		paintWall();
	}
}

function seenRound(shoe: Shoe, at: (u: number, v: number) => Vec, v: number): Vec[][] {
	const pieces: Vec[][] = [[]];
	for (let i = 0; i <= 120; i++) {
		const u = i / 120;
		const { out } = shoe.rim.at(u);
		const point = at(u, v);
		if (shoe.stage.faces(point, out) > 0.02) (pieces[pieces.length - 1] as Vec[]).push(point);
		else if ((pieces[pieces.length - 1] as Vec[]).length > 0) pieces.push([]);
	}
	return pieces.filter((piece) => piece.length > 1);
}

function edgeLine(
	shoe: Shoe,
	at: (u: number, v: number) => Vec,
	tone: Tone,
	v: number,
	width = 3,
	dash?: string,
): void {
	for (const piece of seenRound(shoe, at, v)) trace(shoe, piece, tone.base, width, 0.95, dash);
}

function ropes(shoe: Shoe, at: (u: number, v: number) => Vec, tone: Tone): void {
	const turns = 4;
	for (let i = 0; i <= turns; i++)
		for (const piece of seenRound(shoe, at, Math.min(0.995, i / turns)))
			trace(shoe, piece, tone.line, 2, 0.6);
	for (let i = 0; i < turns; i++)
		for (let k = 0; k < 170; k++) {
			const u = k / 170;
			const [a, b] = [at(u, (i + 0.12) / turns), at(u + 0.006, (i + 0.88) / turns)];
			if (shoe.stage.faces(a, shoe.rim.at(u).out) > 0.05) trace(shoe, [a, b], tone.line, 1.5, 0.5);
		}
}
