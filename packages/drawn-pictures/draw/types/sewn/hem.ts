import { type Anchor, clamp, n } from "../../geometry.ts";
import { type Panel, panel } from "../../parts/panel.ts";
import { fill, linear, type Sketch, stroke } from "../../sketch.ts";
import { type Crease, crease, gathers, seamLine, stitching, writeRow } from "./folds.ts";
import { cloth, hemShade, whole } from "./top.ts";

type Fall = {
	top: readonly Anchor[];
	side: readonly Anchor[];
	sag: number;
	flutes: number;
	depth: number;
	from?: number;
	hem?: number;
	deep?: number;
	lean?: number;
	over?: boolean;
	frill?: boolean;
};

function hemFrill(sketch: Sketch, cut: Fall, half: number, hemY: number): void {
	const high = 66;
	const strip = fall(
		{ ...sketch, feature: undefined },
		{
			top: [
				[0, hemY - high + cut.sag],
				[half * 0.6, hemY - high + cut.sag * 0.8],
				[half - 12, hemY - high],
			],
			side: [
				[half - 12, hemY - high],
				[half + 4, hemY - high * 0.4],
				[half + 14, hemY + 4],
			],
			sag: cut.sag + 4,
			flutes: Math.round(cut.flutes * 1.7),
			depth: 18,
			from: 0.02,
			deep: 0.6,
			lean: cut.lean ?? 3,
			over: true,
			hem: 6,
		},
	);
	gathers(sketch, strip, { v: 0.01, count: Math.round(half / 5), length: high * 0.7, width: 6 });
	seamLine(sketch, writeRow(strip, 0.09, 0, 1, 40), 0.8);
}

const SLANT = 34;

export function fall(sketch: Sketch, cut: Fall): Panel {
	if (sketch.feature === "pleated") return pleatedFall(sketch, cut);
	const valleys = spread(sketch, cut.flutes);
	const corner = cut.side[cut.side.length - 1] as Anchor;
	const [half, hemY] = [corner[0], corner[1]];
	const slant = sketch.feature === "asymmetric" ? (sketch.back ? -SLANT : SLANT) : 0;
	const rest = (x: number) =>
		hemY + slant * (x / half) + cut.sag * Math.sqrt(Math.max(0, 1 - (x / half) ** 2));
	const lean = cut.lean ?? 3;
	const bottom: Anchor[] = [];
	const recesses: string[] = [];
	for (let i = 0; i < valleys.length - 1; i++) {
		const [a, b] = [(valleys[i] ?? 0) * half, (valleys[i + 1] ?? 0) * half];
		const wide = b - a;
		const drop = cut.depth * sketch.random.between(0.4, 1) * clamp(wide / (half * 0.34), 0.35, 1);
		const tip = (x: number): number => rest(x) - drop * 0.55;
		if (i === 0) bottom.push([-half - lean, hemY - slant, "c"]);
		for (const [t, low] of [
			[0.2, -0.42],
			[0.5, 0.06],
			[0.74, 0.3],
			[0.93, 0.08],
		] as const)
			bottom.push([a + wide * t, rest(a + wide * t) + drop * low]);
		if (i === valleys.length - 2) bottom.push([half, hemY + slant, "c"]);
		else {
			bottom.push([b, tip(b), "c"]);
			const next = ((valleys[i + 2] ?? 1) - (valleys[i + 1] ?? 0)) * half;
			const [l, r] = [b - wide * 0.34, b + next * 0.3];
			const y = rest(b) - drop * 0.02;
			recesses.push(
				`M${n(l)} ${n(y - drop * 1.5)}L${n(b)} ${n(y - drop * 2.6)}L${n(r)} ${n(y - drop * 1.2)}L${n(r)} ${n(y - 2)}Q${n(b)} ${n(y + drop * 0.14)} ${n(l)} ${n(y)}Z`,
			);
		}
	}
	const left = cut.side.map(
		([x, y, c], i): Anchor => [-x - lean * (i / Math.max(1, cut.side.length - 1)), y, c],
	);
	const top = whole(cut.top);
	const piece = panel({ left: aslant(left, -slant), right: aslant(cut.side, slant), top, bottom });
	if (recesses.length > 0) {
		fill(sketch, recesses.join(""), sketch.tone.inside);
		fill(
			sketch,
			recesses.join(""),
			linear(
				sketch,
				[0, hemY - cut.depth * 2],
				[0, hemY + cut.sag],
				[
					[0, sketch.tone.deep, 0.75],
					[1, sketch.tone.deep, 0.1],
				],
			),
		);
		stroke(sketch, recesses.join(""), sketch.tone.line, 0.8, { opacity: 0.4 });
	}
	if (cut.over) hemShade(sketch, piece, 16, 0.45);
	cloth(sketch, piece, { round: 0.8 });
	crease(sketch, piece, flutings(sketch, cut, valleys, half + lean / 2));
	if (cut.hem !== 0) stitching(sketch, writeRow(piece, 1 - (cut.hem ?? 9) / piece.height), 0.7);
	if (sketch.feature === "ruffled" && cut.frill !== false) hemFrill(sketch, cut, half, hemY);
	return piece;
}

function spread(sketch: Sketch, flutes: number): number[] {
	const reach = 1.2;
	return Array.from({ length: flutes + 1 }, (_, i) => {
		const jitter = i === 0 || i === flutes ? 0 : sketch.random.between(-0.4, 0.4);
		const angle = reach * ((2 * (i + jitter)) / flutes - 1);
		return Math.sin(angle) / Math.sin(reach);
	});
}

function flutings(sketch: Sketch, cut: Fall, valleys: readonly number[], half: number): Crease[] {
	const list: Crease[] = [];
	const { random } = sketch;
	const deep = cut.deep ?? 0.6;
	for (let i = 1; i < valleys.length - 1; i++) {
		const at = valleys[i] ?? 0;
		const before = (at - (valleys[i - 1] ?? -1)) * half;
		const after = ((valleys[i + 1] ?? 1) - at) * half;
		const from = clamp((cut.from ?? 0.1) + random.between(-0.08, 0.28), 0.005, 0.8);
		const u = 0.5 + at * 0.5;
		const start = 0.5 + at * 0.46 + random.between(-0.012, 0.012);
		list.push({
			path: [
				[start, from],
				[start + (u - start) * 0.5 + random.between(-0.006, 0.006), (from + 1) / 2],
				[u, 1],
			],
			shade: -Math.max(9, before * 0.62),
			light: Math.max(8, after * 0.5),
			deep: deep * random.between(0.6, 1.15) * clamp(before / 26, 0.45, 1),
		});
	}
	return list;
}

const aslant = (side: readonly Anchor[], down: number): Anchor[] =>
	side.map(([x, y, c], i): Anchor => [x, i === side.length - 1 ? y + down : y, c]);

function pleatedFall(sketch: Sketch, { top, side, sag }: Fall): Panel {
	const [half] = side[side.length - 1] as Anchor;
	return pleated(sketch, { top, side, sag, count: Math.round(clamp(half / 9, 12, 30)) });
}

type Pleated = {
	top: readonly Anchor[];
	side: readonly Anchor[];
	sag: number;
	count: number;
	stitched?: number;
	box?: boolean;
};

export function pleated(sketch: Sketch, cut: Pleated): Panel {
	const corner = cut.side[cut.side.length - 1] as Anchor;
	const [half, hemY] = [corner[0], corner[1]];
	const reach = 1.18;
	const edges = Array.from(
		{ length: cut.count + 1 },
		(_, i) => Math.sin(reach * ((2 * i) / cut.count - 1)) / Math.sin(reach),
	);
	const rest = (x: number) => hemY + cut.sag * Math.sqrt(Math.max(0, 1 - (x / half) ** 2));
	const bottom: Anchor[] = [[-half, hemY, "c"]];
	const under: string[] = [];
	for (let i = 0; i < cut.count; i++) {
		const [a, b] = [(edges[i] ?? 0) * half, (edges[i + 1] ?? 0) * half];
		const step = clamp((b - a) * 0.26, 2, 9);
		if (i > 0) bottom.push([a + 0.2, rest(a) + step * 0.5, "c"]);
		if (i < cut.count - 1) bottom.push([b - 0.2, rest(b) - step * 0.5, "c"]);
		else bottom.push([half, hemY, "c"]);
		under.push(
			`M${n(b - (b - a) * 0.5)} ${n(rest(b) - step * 3)}L${n(b + 1)} ${n(rest(b) - step * 3)}L${n(b + 1)} ${n(rest(b) + step * 0.1)}L${n(b - (b - a) * 0.4)} ${n(rest(b) - step * 0.1)}Z`,
		);
	}
	const piece = panel({
		left: cut.side
			.map(([x, y, c]): Anchor => [-x - 1.5, y, c])
			.map((a, i, all): Anchor => (i === all.length - 1 ? [-half, hemY, "c"] : a)),
		right: cut.side,
		top: whole(cut.top),
		bottom,
	});
	fill(sketch, under.join(""), sketch.tone.inside);
	fill(sketch, under.join(""), sketch.tone.deep, 0.3);
	cloth(sketch, piece, { round: 0.85 });
	const list: Crease[] = [];
	for (let i = 1; i < cut.count; i++) {
		const at = edges[i] ?? 0;
		const before = (at - (edges[i - 1] ?? 0)) * half;
		const u = 0.5 + at * 0.5;
		const sway = sketch.random.between(-0.004, 0.004);
		list.push({
			path: [
				[u, 0.002],
				[u + sway, 0.55],
				[u, 1],
			],
			shade: -before * 0.74,
			light: before * 0.5,
			deep: 0.62,
			shape: "even",
		});
	}
	crease(sketch, piece, list);
	let lines = "";
	for (let i = 1; i < cut.count; i++) lines += rowLine(piece, 0.5 + (edges[i] ?? 0) * 0.5, cut.stitched ?? 0);
	stroke(sketch, lines, sketch.tone.line, 1, { opacity: 0.5 });
	stitching(sketch, writeRow(piece, 1 - 8 / piece.height), 0.6);
	return piece;
}

function rowLine(piece: Panel, u: number, from: number): string {
	let path = "";
	for (let i = 0; i <= 8; i++) {
		const [x, y] = piece.at(u, from + ((1 - from) * i) / 8);
		path += `${i === 0 ? "M" : "L"}${n(x)} ${n(y)}`;
	}
	return path;
}
