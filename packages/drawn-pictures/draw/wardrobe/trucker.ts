import { createTone } from "../colour.ts";
import { type Anchor, line, p } from "../geometry.ts";
import { across, along, lay } from "../parts/cloth.ts";
import { type Panel, panel } from "../parts/panel.ts";
import type { Sketch } from "../sketch.ts";
import { COLLAR_Y } from "./bodice.ts";
import { dome } from "./closures.ts";
import { collarBack } from "./lapel.ts";
import { groove, rim, softStroke, stitching } from "./marks.ts";
import { piece, slantPocket } from "./pockets.ts";

export const thread = (sketch: Sketch): string | undefined =>
	sketch.fabric === "denim" ? "#c98f45" : undefined;

export function trucker(sketch: Sketch, main: Panel): void {
	const dye = thread(sketch);
	const band = 1 - 40 / main.height;
	const double = (path: (by: number) => string, strength = 1.1) => {
		groove(sketch, path(0), strength);
		stitching(sketch, path(4), dye);
		stitching(sketch, path(8), dye);
	};
	const yoke = 0.27;
	const line2 = (by: number) =>
		along(
			main,
			p`0.01 ${yoke + by / main.height}, 0.5 ${yoke + 0.012 + by / main.height}, 0.99 ${yoke + by / main.height}`,
		);
	double(line2);
	groove(sketch, across(main, band), 1.3);
	stitching(sketch, across(main, band + 0.012), dye);
	stitching(sketch, across(main, 0.988), dye);
	for (const hand of [-1, 1]) {
		const u = (x: number) => 0.5 + hand * x;
		const seam = (from: number, to: number) => (by: number) =>
			along(main, p`${u(from + by / 260)} ${yoke + 0.02}, ${u(to + by / 260)} ${band}`);
		double(seam(0.32, 0.2));
		if (sketch.back) continue;
		double(seam(0.16, 0.11));
	}
	if (sketch.back) {
		for (const hand of [-1, 1]) {
			const [x, y] = main.at(0.5 + hand * 0.3, band + 0.05);
			const tab = piece(
				[
					[x - 26, y - 9],
					[x + 22, y - 9],
					[x + 22, y + 9],
					[x - 26, y + 9],
				],
				3,
				0,
			);
			lay(sketch, tab, { round: 0.4, edge: 0 });
			rim(sketch, tab.outline);
			dome(sketch, x + hand * -14, y, 5, createTone("#b88a55"));
		}
		return;
	}
	const end = main.at(0.5, 1)[1];
	softStroke(sketch, line(p`16 262, 17 ${end}`), sketch.tone.deep, 14, 0.32);
	groove(sketch, line(p`11 264, 12 460, 11 ${end}`), 1.3);
	for (const x of [-12, 6]) stitching(sketch, line(p`${x} 270, ${x} ${end - 2}`), dye);
	for (const hand of [-1, 1]) {
		const [x, y] = main.at(0.5 + hand * 0.245, yoke + 0.02);
		const flap = piece(
			[
				[x - 32, y - 8],
				[x + 32, y - 8],
				[x + 31, y + 22],
				[x - 31, y + 22],
			],
			3,
			10,
		);
		softStroke(sketch, flap.bottomEdge, sketch.tone.deep, 12, 0.4);
		lay(sketch, flap, { round: 0.4, edge: 0 });
		stitching(
			sketch,
			line(
				p`${x - 26} ${y - 4}, ${x - 26} ${y + 17}, ${x} ${y + 27}, ${x + 26} ${y + 17}, ${x + 26} ${y - 4}`,
			),
			dye,
		);
		rim(sketch, flap.outline);
		dome(sketch, x, y + 15, 5.4, createTone("#b88a55"));
		slantPocket(sketch, [hand * 84, 548], [hand * 104, 618], hand * -13);
	}
	for (let i = 0; i < 6; i++) dome(sketch, -2, 292 + (i * (end - 312)) / 5, 6.2, createTone("#b88a55"));
}

export function shirtCollar(sketch: Sketch): string[] {
	const y = COLLAR_Y;
	const dye = thread(sketch);
	if (sketch.back) return [collarBack(sketch, 42, 32, 14)];
	return [1, -1].map((hand) => {
		const outer: Anchor[] = p`${hand * 40} ${y - 24}, ${hand * 62} ${y - 2}, ${hand * 74} ${y + 46}c`;
		const inner: Anchor[] = p`${hand * 36} ${y - 20}, ${hand * 26} ${y + 4}, ${hand * 5} ${y + 26}c`;
		const low: Anchor[] = p`${hand * 5} ${y + 26}, ${hand * 34} ${y + 46}, ${hand * 74} ${y + 46}`;
		const leaf = panel(
			hand > 0
				? { left: inner, right: outer, bottom: low }
				: { left: outer, right: inner, bottom: low.toReversed() },
		);
		softStroke(sketch, leaf.bottomEdge, sketch.tone.deep, 16, 0.4);
		lay(sketch, leaf, { round: 0.5, edge: 0 });
		stitching(
			sketch,
			line(p`${hand * 57} ${y}, ${hand * 67} ${y + 40}, ${hand * 34} ${y + 40}, ${hand * 12} ${y + 26}`),
			dye,
		);
		rim(sketch, leaf.outline, 1.2);
		return leaf.outline;
	});
}
