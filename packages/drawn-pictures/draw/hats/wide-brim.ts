import { type Anchor, closed, line, n, p } from "../geometry.ts";
import { across, lay } from "../parts/cloth.ts";
import { panel } from "../parts/panel.ts";
import { cloth, type Draw, linear, print, stroke } from "../sketch.ts";
import { bow, brimPanel, ribbon, roundShade } from "./parts.ts";
export const wideBrim: Draw = (sketch) => {
	const { tone } = sketch;
	const edge: readonly Anchor[] = p`-388 470, -330 540, -226 582, -120 566, 0 590, 130 598, 240 566, 330 552, 392 486`;
	const brim = brimPanel(
		[-390, 466],
		[394, 480],
		p`-330 428, -190 402, 0 394, 200 408, 336 440`,
		edge.slice(1, -1),
	);
	lay(sketch, brim, {
		round: 0.9,
		dark: [
			{ from: [0.34, 0.98], to: [0.4, 0.5], width: 40, shape: "top" },
			{ from: [0.72, 0.98], to: [0.64, 0.5], width: 44, shape: "top" },
		],
		light: [
			{ from: [0.22, 0.95], to: [0.32, 0.5], width: 40, shape: "top" },
			{ from: [0.54, 0.98], to: [0.52, 0.6], width: 40, shape: "top" },
		],
	});
	let rings = "";
	for (let i = 1; i < 13; i++) {
		const t = i / 13;
		const row = edge.map(([x, y]): Anchor => [x * (0.42 + 0.58 * t), 482 + (y - 482) * (0.5 + 0.5 * t)]);
		rings += line(row);
		if (i > 2)
			rings += `M${n(-390 * (0.42 + 0.58 * t))} ${n(470)}Q0 ${n(470 - 150 * t)} ${n(394 * (0.42 + 0.58 * t))} ${n(482)}`;
	}
	stroke(sketch, rings, tone.line, 1.5, { opacity: 0.2 });
	print(sketch, closed(p`-130 526, 0 548, 140 532, 262 514, 220 552, 60 572, -90 560`), tone.line, 0.26);
	print(
		sketch,
		brim.outline,
		linear(
			sketch,
			[-390, 420],
			[394, 560],
			[
				[0, tone.gleam, 0.24],
				[0.4, tone.gleam, 0],
				[0.7, tone.line, 0.06],
				[1, tone.line, 0.32],
			],
		),
	);
	stroke(sketch, line(edge), tone.shade, 5);
	const crown = panel({
		left: p`-112 334, -134 390, -142 450, -148 506`,
		right: p`112 338, 136 394, 144 452, 150 512`,
		top: p`-112 334, -70 296, 0 284, 72 298, 112 338`,
		bottom: p`-148 506, -90 534, 0 542, 92 536, 150 512`,
	});
	lay(sketch, crown, { round: 1.2 });
	let braid = "";
	for (let i = 1; i < 12; i++) braid += across(crown, i / 12);
	stroke(sketch, braid, tone.line, 1.4, { opacity: 0.22 });
	roundShade(sketch, crown.outline, -148, 150, 0.9);
	const tape = sketch.accent;
	ribbon(
		sketch,
		p`-141 446, -90 476, 0 484, 92 478, 144 452`,
		p`-148 502, -90 532, 0 540, 92 534, 150 508`,
		tape,
	);
	if (sketch.back) {
		for (const [dx, turn] of [
			[-12, 8],
			[16, -10],
		] as const)
			cloth(
				sketch,
				closed(
					p`${dx - 14} 520c, ${dx + 12} 522c, ${dx + 16 - turn} 606c, ${dx - turn} 594c, ${dx - 18 - turn} 604c`,
				),
				tape.base,
			);
	} else bow(sketch, -96, 498, 52, tape);
	return {
		silhouette: [brim.outline, crown.outline],
		box: [-392, 280, 396, 600],
		stands: true,
		focus: [-60, 450, 260],
	};
};
