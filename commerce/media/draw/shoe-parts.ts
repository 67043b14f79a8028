import { across, lay, topstitch } from "./cloth.ts";
import type { Tone } from "./colour.ts";
import { type Anchor, closed, line, p } from "./geometry.ts";
import { ring, sheen, strap } from "./leather.ts";
import { panel } from "./panel.ts";
import { fill, type Sketch, stroke } from "./sketch.ts";

/** What shoes are made of below, above and on top of their uppers. A shoe's toe is left, its floor y = 600. */

export type Heel = "stiletto" | "block" | "stack" | "flat" | "wedge";

export function heel(sketch: Sketch, kind: Heel, seat: number): string {
	const shapes: Record<Heel, Anchor[]> = {
		stiletto: p`150 ${seat + 14}c, 200 ${seat + 44}, 213 598c, 231 598c, 242 ${seat + 50}, 240 ${seat - 10}c`,
		block: p`140 ${seat + 20}c, 152 540, 156 598c, 236 598c, 238 520, 242 ${seat - 8}c`,
		stack: p`104 574c, 112 600c, 236 600c, 240 ${seat - 4}c`,
		flat: p`120 590c, 124 600c, 232 600c, 236 584c`,
		wedge: p`-266 548c, -262 594c, -100 600, 220 600, 246 590c, 240 490c, 120 514, 0 540, -150 554`,
	};
	const path = closed(shapes[kind]);
	if (kind === "wedge") {
		const jute: Tone = { ...sketch.tone, base: "#cdb48a", line: "#8a7048" };
		fill(sketch, path, jute.base);
		let rope = "";
		for (let y = 512; y < 600; y += 11)
			for (let x = -258; x < 240; x += 12) if (y > 552 - (x + 258) * 0.11) rope += `M${x} ${y + 8}l9 -8`;
		stroke(sketch, rope, jute.line, 2, { opacity: 0.6 });
		stroke(sketch, path, jute.line, 2, { opacity: 0.9 });
		return path;
	}
	fill(sketch, path, kind === "stack" || kind === "flat" ? "#3b2a20" : sketch.tone.base);
	if (kind === "stiletto" || kind === "block") {
		fill(
			sketch,
			closed(shapes[kind].map(([x, y, c]) => [x < 190 ? x + (kind === "block" ? 44 : 26) : x, y, c])),
			sketch.tone.deep,
			0.42,
		);
		fill(
			sketch,
			"M206 592h30v7h-30z"
				.replace("206", kind === "block" ? "156" : "212")
				.replace("h30", kind === "block" ? "h80" : "h20")
				.replace("h-30", kind === "block" ? "h-80" : "h-20"),
			"#1d1613",
		);
	}
	stroke(sketch, path, sketch.tone.line, 1.8, { opacity: 0.85 });
	return path;
}

export function shaft(sketch: Sketch, top: number): string {
	const tall = top < 0;
	const left: Anchor[] = tall
		? p`-34 ${top}, -20 40, 16 260, 8 350, -46 436`
		: p`6 ${top}, 4 310, -10 380, -52 440`;
	const right: Anchor[] = tall
		? p`232 ${top + 10}, 240 40, 214 260, 228 400, 240 470`
		: p`234 ${top}, 220 310, 230 410, 240 470`;
	const [from, to] = tall ? [-34, 232] : [6, 234];
	const high = tall ? top + 10 : top;
	fill(
		sketch,
		closed(p`${from} ${top}c, 110 ${top - 18}, ${to} ${high}c, 110 ${top + 26}`),
		sketch.tone.inside,
	);
	const one = panel({
		left,
		right,
		top: p`${from} ${top}, 110 ${top + 24}, ${to} ${high}`,
		bottom: p`${tall ? -46 : -52} ${tall ? 436 : 440}, 60 486, 150 492, 240 470`,
	});
	lay(sketch, one, {
		round: 1.1,
		edge: 2.2,
		dark: [
			{ from: [0.1, tall ? 0.72 : 0.5], to: [0.7, tall ? 0.76 : 0.58], width: 9, shape: "middle" },
			{ from: [0.9, tall ? 0.66 : 0.42], to: [0.35, tall ? 0.7 : 0.5], width: 10, shape: "middle" },
			{ from: [0.2, tall ? 0.82 : 0.7], to: [0.8, tall ? 0.84 : 0.74], width: 8, shape: "middle" },
		],
		light: [{ from: [0.26, 0.04], to: [0.28, 0.9], width: 26, shape: "middle" }],
	});
	topstitch(sketch, across(one, tall ? 0.02 : 0.05), sketch.tone.light);
	if (tall)
		stroke(sketch, line([one.at(0.62, 0), one.at(0.6, 0.5), one.at(0.64, 0.98)]), sketch.tone.line, 2, {
			opacity: 0.6,
		});
	return one.outline;
}

export function elastic(sketch: Sketch): void {
	const path = closed(p`92 238c, 156 238c, 146 340, 128 412, 104 340`);
	fill(sketch, path, sketch.tone.deep, 0.55);
	for (let x = 98; x < 154; x += 6)
		stroke(
			sketch,
			`M${x} 240L${112 + (x - 98) * 0.5} ${400 - Math.abs(x - 125) * 1.6}`,
			sketch.tone.light,
			1.2,
			{ opacity: 0.4 },
		);
	stroke(sketch, path, sketch.tone.line, 1.8, { opacity: 0.85 });
	strap(sketch, p`224 218, 236 190, 248 222`, 9, sketch.tone, false);
}

export function sandalStraps(sketch: Sketch): void {
	// Each band comes over the foot: its far half first, in shade.
	for (const far of [
		p`-196 524c, -150 530c, -132 556, -140 582c, -166 584c, -158 556`,
		p`-128 508c, -92 506c, -70 540, -76 572c, -102 578c, -96 544`,
	])
		fill(sketch, closed(far), sketch.tone.inside);
	for (const near of [
		p`-246 586c, -234 546, -196 522c, -150 528c, -184 554, -198 590c`,
		p`-178 590c, -166 544, -130 507c, -92 505c, -122 540, -134 586c`,
	]) {
		fill(sketch, closed(near), sketch.tone.base);
		sheen(
			sketch,
			near.map(([x, y]) => [x - 4, y]),
			sketch.tone.gleam,
			0.28,
		);
		stroke(sketch, closed(near), sketch.tone.line, 2, { opacity: 0.85 });
	}
	const counter = closed(p`150 452c, 176 380, 222 330c, 246 380, 240 446c`);
	fill(sketch, counter, sketch.tone.base);
	fill(sketch, closed(p`200 440c, 214 350, 222 330c, 246 380, 240 446c`), sketch.tone.deep, 0.25);
	stroke(sketch, counter, sketch.tone.line, 2, { opacity: 0.85 });
	strap(sketch, p`222 340, 140 318, 74 330, 62 352`, 15, { ...sketch.tone, base: sketch.tone.shade });
	strap(sketch, p`226 338, 170 366, 100 372, 62 350`, 15);
	ring(sketch, 108, 371, 9, 3.5);
}

export function bow(sketch: Sketch, x: number, y: number): void {
	for (const side of [-1, 1]) {
		const loop = closed(
			p`${x} ${y}c, ${x + side * 22} ${y - 24}, ${x + side * 44} ${y - 8}, ${x + side * 24} ${y + 10}`,
		);
		fill(sketch, loop, sketch.tone.base);
		stroke(sketch, loop, sketch.tone.line, 1.7, { opacity: 0.85 });
	}
	stroke(sketch, `M${x} ${y}l-14 26M${x} ${y}l18 24`, sketch.tone.line, 4.4);
	stroke(sketch, `M${x} ${y}l-14 26M${x} ${y}l18 24`, sketch.tone.base, 2.6);
	fill(sketch, `M${x - 6} ${y - 7}h12v14h-12z`, sketch.tone.shade);
}

export function laces(sketch: Sketch, ends: readonly Anchor[], count: number, tone: Tone): void {
	const [from, to] = [ends[0] ?? [0, 0], ends[1] ?? [0, 0]];
	for (let i = 0; i < count; i++) {
		const t = i / (count - 1);
		const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
		const path = `M${x - 4} ${y}Q${x + 12} ${y + 4} ${x + 24} ${y + 24}`;
		stroke(sketch, path, tone.line, 7.6);
		stroke(sketch, path, tone.base, 5.6);
		stroke(sketch, path, tone.gleam, 1.6, { opacity: 0.8 });
	}
	const [x, y] = [to[0], to[1]];
	for (const loop of [
		p`${x} ${y}, ${x - 40} ${y - 26}, ${x - 58} ${y + 2}, ${x - 8} ${y + 8}`,
		p`${x} ${y}, ${x + 36} ${y - 16}, ${x + 62} ${y + 12}, ${x + 6} ${y + 10}`,
	] as Anchor[][]) {
		stroke(sketch, closed(loop), tone.line, 6);
		stroke(sketch, closed(loop), tone.base, 4.2);
	}
}
