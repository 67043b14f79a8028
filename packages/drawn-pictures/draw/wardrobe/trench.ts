import { closed, p } from "../geometry.ts";
import { across, along, lay } from "../parts/cloth.ts";
import { type Panel, panel } from "../parts/panel.ts";
import { type Sketch, stroke } from "../sketch.ts";
import { buckle, chooseHornTone, chooseMetalTone, sewnButton } from "./closures.ts";
import { creases } from "./creases.ts";
import { castShadow, groove, rim, stitching } from "./marks.ts";
import { loop } from "./sash.ts";

export function gunFlap(sketch: Sketch): void {
	const cape = panel({
		left: p`-128 266, -122 330, -130 398`,
		right: p`-70 262, -44 340, -24 424`,
		bottom: p`-130 398, -104 438, -60 446, -24 424`,
	});
	castShadow(sketch, cape.outline, 3, 7, 9, 0.5);
	lay(sketch, cape, { round: 0.4, edge: 0 });
	stitching(sketch, closedRow(cape));
	rim(sketch, cape.bottomEdge);
}

export function epaulettes(sketch: Sketch): void {
	for (const hand of [-1, 1]) epaulette(sketch, hand);
}

export function trenchButtons(sketch: Sketch): void {
	for (const [i, y] of [462, 622, 716].entries())
		for (const hand of [-1, 1]) sewnButton(sketch, hand * (i === 0 ? 47 : 46) + 4, y, 9.5);
	sewnButton(sketch, -38, 398, 7.5);
}

const closedRow = (cape: Panel): string => along(cape, p`0.02 0.955, 0.4 0.965, 0.97 0.965`);

function epaulette(sketch: Sketch, hand: number): void {
	const strap = panel(
		hand > 0
			? {
					left: p`78 251, 82 267`,
					right: p`139 267, 142 286`,
					top: p`78 251, 108 256, 139 267`,
					bottom: p`82 267, 113 274, 142 286`,
				}
			: {
					left: p`-140 268, -143 288`,
					right: p`-78 251, -82 267`,
					top: p`-140 268, -108 257, -78 251`,
					bottom: p`-143 288, -113 275, -82 267`,
				},
	);
	castShadow(sketch, strap.outline, 1, 4, 5, 0.5);
	lay(sketch, strap, { round: 0.4, edge: 0 });
	for (const v of [0.18, 0.82]) stitching(sketch, across(strap, v), undefined, 0.8);
	rim(sketch, strap.outline, 1);
	sewnButton(sketch, hand * 88, 261, 5.4);
}

export function trenchBelt(sketch: Sketch, half: number, y: number): void {
	const band = panel({
		left: p`${-half - 2} ${y - 4}, ${-half - 3} ${y + 36}`,
		right: p`${half + 2} ${y - 6}, ${half + 4} ${y + 33}`,
		top: p`${-half - 2} ${y - 4}, 0 ${y + 9}, ${half + 2} ${y - 6}`,
		bottom: p`${-half - 3} ${y + 36}, 0 ${y + 49}, ${half + 4} ${y + 33}`,
	});
	castShadow(sketch, band.outline, 2, 7, 9, 0.55);
	lay(sketch, band, { round: 0.6, edge: 0 });
	for (const v of [0.1, 0.3, 0.5, 0.7, 0.9]) stitching(sketch, across(band, v), undefined, 0.8);
	rim(sketch, band.outline, 1.2);
	for (const hand of [-1, 1]) loop(sketch, hand * (half - 14), y - 14, 64, 11);
	const horn = chooseHornTone(sketch);
	if (sketch.back) {
		for (const x of [-36, 34]) dRing(sketch, x, y + 46);
		return;
	}
	for (const x of [-76, 82]) dRing(sketch, x, y + 44);
	const end = panel({
		left: p`28 ${y + 8}, 30 ${y + 46}`,
		right: p`150 ${y + 92}, 132 ${y + 128}`,
		top: p`28 ${y + 8}, 84 ${y + 26}, 126 ${y + 52}, 150 ${y + 92}`,
		bottom: p`30 ${y + 46}, 76 ${y + 62}, 112 ${y + 88}, 132 ${y + 128}`,
	});
	castShadow(sketch, end.outline, 3, 7, 9, 0.5);
	lay(sketch, end, { round: 0.6, edge: 0 });
	for (const v of [0.12, 0.37, 0.63, 0.88]) stitching(sketch, across(end, v, 0.02, 0.97), undefined, 0.8);
	rim(sketch, end.outline);
	buckle(sketch, 14, y + 27, 46, 58, horn);
}

function dRing(sketch: Sketch, x: number, y: number): void {
	const path = closed(
		p`${x - 11} ${y - 2}c, ${x + 11} ${y - 2}c, ${x + 10} ${y + 10}, ${x} ${y + 17}, ${x - 10} ${y + 10}`,
	);
	stroke(sketch, path, sketch.tone.deep, 6, { opacity: 0.35 });
	const metal = chooseMetalTone(sketch);
	stroke(sketch, path, metal.line, 4.4);
	stroke(sketch, path, metal.base, 3.7);
	stroke(sketch, path, metal.gleam, 1, { opacity: 0.8 });
}

export function trenchBack(sketch: Sketch, main: Panel): void {
	const [l, r] = [main.at(0, 0.16), main.at(1, 0.16)];
	const cape = panel({
		left: p`-144 271, -125 330, ${l[0] + 3} ${l[1]}`,
		right: p`144 270, 125 330, ${r[0] - 3} ${r[1]}`,
		top: p`-144 271, -44 243, 44 243, 144 270`,
		bottom: p`${l[0] + 3} ${l[1]}, -66 ${l[1] + 34}, 0 ${l[1] + 62}, 66 ${l[1] + 33}, ${r[0] - 3} ${r[1]}`,
	});
	castShadow(sketch, cape.outline, 3, 9, 12, 0.5);
	lay(sketch, cape, {
		round: 0.5,
		edge: 0,
	});
	creases(sketch, cape, [
		{ from: [0.3, 0.3], to: [0.26, 1], width: 14, depth: -0.36, open: true },
		{ from: [0.7, 0.3], to: [0.73, 1], width: 14, depth: -0.36, open: true },
	]);
	stitching(sketch, along(cape, p`0.01 0.95, 0.25 0.96, 0.5 0.965, 0.75 0.96, 0.99 0.95`));
	rim(sketch, cape.bottomEdge, 1.3);
	groove(sketch, along(cape, p`0.5 0.04, 0.5 0.98`), 1, 0.7);
}
