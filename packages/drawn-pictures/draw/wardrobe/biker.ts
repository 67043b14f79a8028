import { line, p } from "../geometry.ts";
import { across, along, lay } from "../parts/cloth.ts";
import { type Panel, panel } from "../parts/panel.ts";
import type { Sketch } from "../sketch.ts";
import { buckle, dome, zipper } from "./closures.ts";
import { groove, rim, softStroke, stitching } from "./marks.ts";
import { piece } from "./pockets.ts";

export function biker(sketch: Sketch, main: Panel): void {
	const { tone } = sketch;
	if (sketch.back) {
		groove(sketch, along(main, p`0.02 0.2, 0.5 0.215, 0.98 0.2`), 1.2);
		stitching(sketch, along(main, p`0.02 0.212, 0.5 0.227, 0.98 0.212`));
		groove(sketch, along(main, p`0.5 0.22, 0.5 0.86`), 1.1);
		for (const u of [0.2, 0.8])
			groove(sketch, along(main, p`${u} 0.21, ${u < 0.5 ? 0.16 : 0.84} 0.6, ${u} 0.86`), 1.1);
		groove(sketch, across(main, 0.86), 1.3);
		for (const v of [0.88, 0.985]) stitching(sketch, across(main, v));
		return;
	}
	const edge = line(p`66 428, 56 520, 40 600, 34 652`);
	softStroke(sketch, line(p`74 430, 64 520, 48 600, 42 652`), tone.deep, 16, 0.36, "round");
	zipper(sketch, edge, [40, 604], 6);
	for (const u of [0.24, 0.76])
		groove(sketch, along(main, p`${u} 0.26, ${u < 0.5 ? 0.25 : 0.75} 0.6, ${u} 0.9`), 1.1, 0.8);
	zipper(sketch, line(p`-98 388, -44 412`), [-94, 390], 4.6);
	for (const hand of [-1, 1]) {
		const path = hand < 0 ? line(p`-100 540, -62 592`) : line(p`104 536, 72 590`);
		softStroke(sketch, path, tone.deep, 14, 0.36);
		zipper(sketch, path, hand < 0 ? [-98, 544] : [102, 541], 4.8);
	}
	belt(sketch);
}

function belt(sketch: Sketch): void {
	const band = panel({
		left: p`-113 612, -114 640`,
		right: p`113 609, 114 637`,
		top: p`-113 612, 0 624, 113 609`,
		bottom: p`-114 640, 0 652, 114 637`,
	});
	softStroke(sketch, band.bottomEdge, sketch.tone.deep, 12, 0.36);
	lay(sketch, band, { round: 0.7, edge: 0, pattern: false });
	for (const v of [0.14, 0.86]) stitching(sketch, across(band, v));
	rim(sketch, band.outline);
	for (const u of [0.14, 0.34, 0.84]) {
		const [x, y] = band.at(u, 0);
		const strap = piece(
			[
				[x - 6, y - 5],
				[x + 6, y - 5],
				[x + 6, y + 34],
				[x - 6, y + 34],
			],
			2,
			0,
		);
		lay(sketch, strap, { round: 0.5, edge: 0, pattern: false });
		rim(sketch, strap.outline);
	}
	buckle(sketch, 6, 638, 40, 42);
	for (const x of [-30, -46]) dome(sketch, x, 634, 2.6);
}
