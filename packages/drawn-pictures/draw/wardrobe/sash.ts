import { p } from "../geometry.ts";
import { across, along, lay } from "../parts/cloth.ts";
import { type Panel, panel } from "../parts/panel.ts";
import type { Sketch } from "../sketch.ts";
import { sewnButton } from "./closures.ts";
import { creases } from "./creases.ts";
import { castShadow, groove, rim, softStroke, stitching } from "./marks.ts";

export function sash(sketch: Sketch, half: number, y: number, high: number): void {
	const band = panel({
		left: p`${-half - 1} ${y - 4}, ${-half - 2} ${y + high - 4}`,
		right: p`${half + 1} ${y - 6}, ${half + 3} ${y + high - 8}`,
		top: p`${-half - 1} ${y - 4}, ${-half * 0.4} ${y + 9}, ${half * 0.3} ${y + 9}, ${half + 1} ${y - 6}`,
		bottom: p`${-half - 2} ${y + high - 4}, ${-half * 0.4} ${y + high + 10}, ${half * 0.3} ${y + high + 8}, ${half + 3} ${y + high - 8}`,
	});
	castShadow(sketch, band.outline, 2, 7, 9, 0.5);
	lay(sketch, band, { round: 0.8, edge: 0 });
	if (!sketch.back)
		creases(sketch, band, [
			{ from: [0.3, 0.3], to: [0.58, 0.5], width: 5, depth: -0.5, open: true },
			{ from: [0.36, 0.75], to: [0.58, 0.6], width: 5, depth: -0.5, open: true },
			{ from: [0.86, 0.35], to: [0.62, 0.5], width: 5, depth: -0.5, open: true },
			{ from: [0.8, 0.8], to: [0.62, 0.62], width: 4, depth: -0.5, open: true },
		]);
	rim(sketch, band.outline);
	for (const v of [0.13, 0.87]) stitching(sketch, across(band, v), undefined, 0.8);
	for (const hand of [-1, 1]) loop(sketch, hand * (half - 8), y - 12, high + 18);
	if (sketch.back) return;
	const knot = y + high * 0.5 + 6;
	const x = 18;
	const ends = [
		panel({
			left: p`${x + 2} ${knot + 6}, ${x + 8} ${knot + 90}, ${x + 20} ${knot + 196}, ${x + 24} ${knot + 262}`,
			right: p`${x + 22} ${knot + 2}, ${x + 42} ${knot + 90}, ${x + 54} ${knot + 196}, ${x + 62} ${knot + 254}`,
		}),
		panel({
			left: p`${x - 16} ${knot + 6}, ${x - 26} ${knot + 70}, ${x - 30} ${knot + 150}, ${x - 34} ${knot + 206}`,
			right: p`${x + 10} ${knot + 6}, ${x + 10} ${knot + 70}, ${x + 8} ${knot + 150}, ${x + 3} ${knot + 211}`,
		}),
	];
	for (const end of ends) {
		castShadow(sketch, end.outline, 4, 7, 9, 0.5);
		lay(sketch, end, { round: 0.8, edge: 0 });
		creases(sketch, end, [
			{ from: [0.5, 0], to: [0.42, 0.62], width: 7, depth: -0.5, peak: 0.2 },
			{ from: [0.76, 0.02], to: [0.7, 0.4], width: 5, depth: -0.4, peak: 0.2 },
			{ from: [0.24, 0.02], to: [0.2, 0.9], width: 7, depth: 0.4, peak: 0.3 },
		]);
		rim(sketch, end.outline);
		for (const u of [0.1, 0.9]) stitching(sketch, along(end, p`${u} 0.06, ${u} 0.97`), undefined, 0.8);
	}
	const tied = panel({
		left: p`${x - 12} ${knot - high * 0.5 - 6}, ${x - 19} ${knot - 4}, ${x - 15} ${knot + high * 0.5 + 6}`,
		right: p`${x + 20} ${knot - high * 0.5 - 9}, ${x + 24} ${knot - 4}, ${x + 15} ${knot + high * 0.5 + 4}`,
		top: p`${x - 12} ${knot - high * 0.5 - 6}, ${x + 4} ${knot - high * 0.5 - 10}, ${x + 20} ${knot - high * 0.5 - 9}`,
		bottom: p`${x - 15} ${knot + high * 0.5 + 6}, ${x} ${knot + high * 0.5 + 10}, ${x + 15} ${knot + high * 0.5 + 4}`,
	});
	castShadow(sketch, tied.outline, 4, 6, 9, 0.6);
	lay(sketch, tied, { round: 1.4, edge: 0 });
	creases(sketch, tied, [
		{ from: [0.78, 0.04], to: [0.3, 0.96], width: 6, depth: -0.6, peak: 0.4 },
		{ from: [0.95, 0.3], to: [0.62, 0.98], width: 5, depth: -0.5, peak: 0.4 },
		{ from: [0.5, 0.04], to: [0.16, 0.8], width: 7, depth: 0.5, peak: 0.4 },
	]);
	rim(sketch, tied.outline, 0.9);
}

export function loop(sketch: Sketch, x: number, y: number, high: number, wide = 9, thread?: string): void {
	const path = panel({
		left: p`${x - wide / 2} ${y}, ${x - wide / 2} ${y + high}`,
		right: p`${x + wide / 2} ${y}, ${x + wide / 2} ${y + high}`,
	});
	castShadow(sketch, path.outline, 1.5, 2, 4, 0.45);
	lay(sketch, path, { round: 0.5, edge: 0, texture: false });
	for (const u of [0.24, 0.76]) stitching(sketch, along(path, p`${u} 0.04, ${u} 0.96`), thread, 0.7);
	rim(sketch, path.outline, 0.9);
}

export function halfBelt(sketch: Sketch, main: Panel, v: number): void {
	const [l, r] = [main.at(0.2, v), main.at(0.8, v)];
	const band = panel({
		left: p`${l[0]} ${l[1]}, ${l[0]} ${l[1] + 40}`,
		right: p`${r[0]} ${r[1]}, ${r[0]} ${r[1] + 40}`,
		top: p`${l[0]} ${l[1]}, 0 ${l[1] + 5}, ${r[0]} ${r[1]}`,
		bottom: p`${l[0]} ${l[1] + 40}, 0 ${l[1] + 46}, ${r[0]} ${r[1] + 40}`,
	});
	softStroke(sketch, along(main, p`0.36 ${v + 0.05}, 0.34 ${v + 0.2}`), sketch.tone.deep, 12, 0.2);
	castShadow(sketch, band.outline, 2, 6, 8, 0.5);
	lay(sketch, band, { round: 0.7, edge: 0 });
	for (const row of [0.12, 0.88]) stitching(sketch, across(band, row));
	rim(sketch, band.outline);
	for (const u of [0.1, 0.9]) {
		const [x, y] = band.at(u, 0.5);
		sewnButton(sketch, x, y, 9);
	}
	groove(sketch, across(main, v - 0.004, 0, 0.2), 0.9, 0.4);
	groove(sketch, across(main, v - 0.004, 0.8, 1), 0.9, 0.4);
}
