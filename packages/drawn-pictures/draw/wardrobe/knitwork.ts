import { type Anchor, closed, type Point, p, xy } from "../geometry.ts";
import { lay } from "../parts/cloth.ts";
import { type Panel, panel } from "../parts/panel.ts";
import { patterns } from "../parts/pattern.ts";
import { cloth, type Sketch, stroke } from "../sketch.ts";
import { COLLAR_Y } from "./bodice.ts";
import { label } from "./lapel.ts";
import { castShadow, dent, rim, softStroke } from "./marks.ts";
import { bandBetween, ribbed } from "./ribs.ts";

export function neckInside(sketch: Sketch, x: number, low: Point, band = 15): void {
	if (sketch.back) return;
	const y = COLLAR_Y;
	const hole = closed(
		p`${-x} ${y - 6}c, 0 ${y - 12}, ${x} ${y - 6}c, ${x * 0.62} ${(y + low[1]) / 2 + 10}, ${low[0]} ${low[1] + 8}, ${-x * 0.62} ${(y + low[1]) / 2 + 10}`,
	);
	cloth(sketch, hole, sketch.tone.inside);
	const back = bandBetween(
		p`${-x + 1} ${y - 9}, 0 ${y - 5}, ${x - 1} ${y - 10}`,
		p`${-x - 3} ${y}, 0 ${y + band - 3}, ${x + 3} ${y - 1}`,
	);
	ribbed(sketch, back, 0, 1, 5.4, { ...sketch.tone, base: sketch.tone.shade });
	softStroke(sketch, back.bottomEdge, sketch.tone.deep, 12, 0.4);
	if (low[1] > y + 60) label(sketch, 0, y + band + 2, 34, 12);
}

export function crewBand(sketch: Sketch, x: number, low: number, wide: number, step = 5.6): string {
	const y = COLLAR_Y;
	const band = sketch.back
		? bandBetween(
				p`${-x + 4} ${y - 9}, 0 ${y - 6}, ${x - 4} ${y - 10}`,
				p`${-x - 6} ${y + 3}, 0 ${y + 12}, ${x + 6} ${y + 2}`,
			)
		: bandBetween(
				p`${-x + 3} ${y - 10}, ${-x * 0.72} ${y + (low - y) * 0.5}, 0 ${low - wide}, ${x * 0.72} ${y + (low - y) * 0.48}, ${x - 3} ${y - 11}`,
				p`${-x - wide + 6} ${y + 1}, ${-x * 0.82 - wide * 0.5} ${y + (low - y) * 0.68}, 0 ${low + 1}, ${x * 0.82 + wide * 0.5} ${y + (low - y) * 0.66}, ${x + wide - 6} ${y}`,
			);
	castShadow(sketch, band.outline, 1, 4, 7, 0.35);
	lay(sketch, band, { pattern: false, texture: false, round: 0.9, edge: 0 });
	ribbed(sketch, band, 0, 1, step);
	rim(sketch, band.outline);
	return band.outline;
}

export function veeBand(sketch: Sketch, x: number, low: Point, wide: number): void {
	const y = COLLAR_Y;
	const [lx, ly] = low;
	for (const hand of [1, -1]) {
		const band = bandBetween(
			p`${hand * (x - 3)} ${y - 10}, ${hand * x * 0.62} ${(y + ly) / 2 - 8}, ${lx} ${ly - wide * 1.35}c`,
			p`${hand * (x + wide - 6)} ${y}, ${hand * (x * 0.62 + wide * 0.86)} ${(y + ly) / 2}, ${lx} ${ly + 4}c`,
		);
		castShadow(sketch, band.bottomEdge, 1, 3, 6, 0.12);
		lay(sketch, band, { pattern: false, texture: false, round: 0.8, edge: 0 });
		ribbed(sketch, band, 0, 1, 5.6);
		rim(sketch, band.outline);
	}
}

export function rollNeck(sketch: Sketch): string[] {
	const tone = sketch.tone;
	const hole = closed(p`-43 182c, -20 171, 20 170, 44 181c, 22 196, -20 197`);
	cloth(sketch, hole, tone.inside);
	const roll = panel({
		left: p`-43 180, -53 206, -57 236, -55 256`,
		right: p`44 179, 52 204, 58 232, 56 254`,
		top: p`-43 180, -20 194, 22 193, 44 179`,
		bottom: p`-55 256, -20 281, 24 280, 56 254`,
	});
	castShadow(sketch, roll.outline, 1, 6, 9, 0.5);
	lay(sketch, roll, { pattern: false, texture: false, round: 1.2, edge: 0 });
	ribbed(sketch, roll, 0, 1, 6);
	const slouch = [p`-50 214, -16 228, 22 222`, p`54 226, 26 238, -6 238`];
	for (const fold of slouch) {
		const path = `M${fold.map(([x, y]) => xy([x, y])).join("L")}`;
		softStroke(sketch, path, tone.deep, 9, 0.2, "round");
		dent(sketch, path, 10, 0.35);
	}
	rim(sketch, roll.outline);
	return [roll.outline, hole];
}

export function cable(sketch: Sketch, body: Panel, u: number, from: number, to: number, wide = 10): void {
	const { tone } = sketch;
	const turn = wide * 4.2;
	const count = Math.max(2, Math.round(((to - from) * body.height) / turn));
	let under = "";
	let over = "";
	for (let i = 0; i < count; i++) {
		const strand = (start: number): string => {
			const points: Anchor[] = [];
			for (let k = -0.25; k <= 6.3; k += 0.5) {
				const v = Math.min(to, from + ((to - from) * (i + k / 6)) / count);
				const [x, y] = body.at(u, v);
				points.push([x + start * Math.cos((Math.PI * k) / 6) * wide * 0.66, y]);
			}
			return `M${points.map(([x, y]) => xy([x, y])).join("L")}`;
		};
		under += strand(1);
		over += strand(-1);
	}
	const ditch = (side: number): string => {
		const points: string[] = [];
		for (let k = 0; k <= 24; k++) {
			const [x, y] = body.at(u, from + ((to - from) * k) / 24);
			points.push(xy([x + side * wide * 1.35, y]));
		}
		return `M${points.join("L")}`;
	};
	const ditches = ditch(-1) + ditch(1);
	softStroke(sketch, ditches, tone.deep, wide * 0.5, 0.22);
	dent(sketch, ditches, wide * 0.7, 0.4);
	for (const rope of [under, over]) {
		stroke(sketch, rope, tone.deep, wide * 1.2, { opacity: 0.5, cap: "butt" });
		stroke(sketch, rope, tone.base, wide * 0.94, { cap: "butt" });
		stroke(sketch, rope, tone.line, wide * 0.1, { opacity: 0.22, dash: "2.600 2.200", cap: "butt" });
	}
}

export function rounds(sketch: Sketch, body: Panel): void {
	if (sketch.pattern === "solid") return;
	if (sketch.pattern !== "stripe") {
		patterns[sketch.pattern](sketch, body);
		return;
	}
	const [wide, high] = [body.maxWidth, body.height];
	const [top, bottom] = [body.at(0.5, 0), body.at(0.5, 1)];
	const upright = Math.abs(top[0] - bottom[0]) < 14;
	const first = Math.min(top[1], body.at(0.2, 0)[1], body.at(0.8, 0)[1]) - 8;
	const level = (u: number, y: number): Point => {
		let [low, up] = [0, 1];
		for (let i = 0; i < 11; i++) {
			const middle = (low + up) / 2;
			if (body.at(u, middle)[1] < y) low = middle;
			else up = middle;
		}
		return body.at(u, low);
	};
	const turned: Panel = {
		...body,
		cloth: (x, y) =>
			upright
				? level(Math.min(1, Math.max(0, y / wide)), first + x + high / 2)
				: body.cloth(y - wide / 2, x + high / 2),
		height: wide,
		maxWidth: high,
		width: () => high,
	};
	patterns.stripe(sketch, turned);
}

export function fashioned(sketch: Sketch, body: Panel, from: number, to: number, inset: number): void {
	let ticks = "";
	for (const hand of [0, 1])
		for (let i = 0; i < 6; i++) {
			const v = from + ((to - from) * i) / 5;
			const [x, y] = body.at(hand === 0 ? inset : 1 - inset, v);
			const lean = hand === 0 ? 3 : -3;
			ticks += `M${xy([x, y])}l${lean * 0.7} 6`;
		}
	stroke(sketch, ticks, sketch.tone.deep, 1.8, { opacity: 0.34 });
	dent(sketch, ticks, 4, 0.4);
}
