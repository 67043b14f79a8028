import { line, p } from "../../geometry.ts";
import { type Draw, type Sketch, stroke } from "../../sketch.ts";
import { arms } from "../sewn/arms.ts";
import { crease, gathers, shifted, stitching, writeRow } from "../sewn/folds.ts";
import { ribbon } from "../sewn/ribbon.ts";
import { smocking } from "../sewn/smocking.ts";
import { binding, buildTop, inside, cloth as lie, liftPanel, type Top, whole } from "../sewn/top.ts";
import { keyhole } from "../sewn/trims.ts";
import { finish } from "./finish-blouse.ts";

const smockBody: Top = {
	neck: p`0 302, 46 298, 74 262c`,
	nape: p`0 286, 46 283, 74 262c`,
	arm: p`102 270, 98 320, 108 384c`,
	side: p`112 470, 126 570, 138 668`,
	hem: p`0 690, 40 686, 80 688, 138 668`,
	lean: 4,
};

export const smock: Draw = (sketch) => {
	const { back } = sketch;
	inside(sketch, smockBody, { facing: 0, label: true });
	const sleeves = arms(sketch, {
		outer: p`98 264, 130 272, 160 346, 184 440, 198 530, 194 588, 180 616`,
		inner: p`104 384, 116 440, 124 500, 128 556, 138 622`,
		elbow: 0.6,
		cap: 12,
		gathered: 14,
		sag: 10,
		end: "cuff",
		cuff: { height: 26, inset: 1 },
	});
	const main = buildTop(smockBody, back);
	lie(sketch, main, { round: 0.85 });
	smocking(sketch, main, { from: 0.1, to: 0.3, rows: 6 });
	const fan = [0.1, 0.24, 0.38, 0.52, 0.66, 0.8, 0.92];
	crease(
		sketch,
		main,
		fan.map((u, i) => ({
			path: [
				[0.5 + (u - 0.5) * 0.9, 0.31],
				[0.5 + (u - 0.5) * 0.94, 0.6],
				[u, 1],
			],
			shade: i % 2 ? -15 : -19,
			light: 13,
			deep: 0.36 + (i % 3) * 0.07,
		})),
	);
	gathers(sketch, main, { v: 0.305, count: 26, length: 70, width: 5 });
	stitching(sketch, writeRow(main, 1 - 9 / main.height, 0, 1, 30));
	binding(sketch, whole(back ? smockBody.nape : smockBody.neck), 5, { stitched: true });
	if (back) keyhole(sketch, 0, 288, 48, 11);
	else tassels(sketch);
	for (const { cuff } of sleeves)
		if (cuff) gathers(sketch, cuff, { v: 0.02, count: 10, length: 22, width: 3.6 });
	return finish(sketch, main, sleeves, [-204, 244, 202, 704], back ? [10, 340, 210] : [30, 350, 220]);
};

function tassels(sketch: Sketch): void {
	for (const [path, x, y] of [
		[p`-2 304, -16 350, -12 390, -24 430`, -24, 430],
		[p`2 304, 14 350, 12 400, 26 452`, 26, 452],
	] as const) {
		const cord = line(path);
		stroke(sketch, shifted(cord, 2.5, 3), sketch.tone.deep, 3.4, { opacity: 0.2 });
		stroke(sketch, cord, sketch.tone.line, 4.4, { opacity: 0.55 });
		stroke(sketch, cord, sketch.tone.base, 3.6);
		const tuft = ribbon(
			[
				[x, y],
				[x + 1, y + 14],
				[x + 1, y + 30],
			],
			[5, 11, 14],
		);
		liftPanel(sketch, tuft, 2, 3);
		lie(sketch, tuft, { round: 0.6, pattern: false });
		gathers(sketch, tuft, { v: 0.15, count: 5, length: 26, width: 2.4 });
		stroke(sketch, `M${x - 4} ${y + 4}h8`, sketch.tone.line, 1.6, { opacity: 0.6 });
	}
}
