import type { Draw } from "../sketch.ts";
import type { Vec } from "../solid/vector.ts";
import { bagOn, ground, stitches, toPiece } from "./bag.ts";
import { ringAt, tassel, vOn, zipAlong } from "./hardware.ts";
import { around, inset, plate, rimWall, roundBox } from "./plates.ts";
import { flatStrap } from "./straps.ts";

export const crossbody: Draw = (sketch) => {
	const bag = bagOn(sketch, -30, 15);
	const f = sketch.back ? -1 : 1;
	const [w, h, d] = [128, 196, 66];
	ground(bag, w, d / 2);
	const outline = around(-w, 0, w, h, 26, 40);
	const back: Vec[] = [
		[w + 6, h - 14, 0],
		[w + 20, h + 50, -6 * f],
		[w - 26, h + 150, -12 * f],
		[10, h + 204, -14 * f],
		[-w + 34, h + 158, -12 * f],
		[-w - 16, h + 56, -6 * f],
		[-w - 6, h - 14, 0],
	];
	flatStrap(bag, back, 15, [0, 0.25, f]);
	const tab = (x: number) => {
		flatStrap(
			bag,
			[
				[x * 1.02, h - 78, 0],
				[x * 1.045, h - 50, 0],
				[x * 1.05, h - 34, 0],
			],
			20,
			[Math.sign(x), 0, 0.2],
		);
		ringAt(bag, [x * 1.06, h - 26, 0], 12, 4.4, true);
	};
	tab(-w * f);
	rimWall(bag, outline, d, { dim: (_, __, v) => 0.92 - 0.1 * Math.sin(v * Math.PI) });
	const top: Vec[] = Array.from(
		{ length: 40 },
		(_, i): Vec => [-w + 30 + (i / 39) * (2 * w - 60), h + 2.6, -2],
	);
	zipAlong(bag, top, [10, -26, 30]);
	const face = roundBox(-w, 0, w, h, 26, 40);
	plate(bag, face, [-w, 0, w, h], d / 2 + 6, 9, { dome: 5 });
	for (const line of inset(outline, 7, (f * d) / 2 + 6)) stitches(bag, line);
	if (!sketch.back) {
		const pocket = roundBox(-w + 12, 10, w - 12, 118, 22, 6);
		plate(bag, pocket, [-w + 12, 10, w - 12, 118], d / 2 + 19, 8, { dome: 5 });
		for (const line of inset(around(-w + 12, 10, w - 12, 118, 22, 6), 7, d / 2 + 21)) stitches(bag, line);
		vOn(bag, [0, 66, d / 2 + 25], 22);
	} else vOn(bag, [0, 90, (-f * -d) / 2 + 10 * f], 16, true);
	tab(w * f);
	if (!sketch.back) tassel(bag, [top.at(-1)?.[0] ?? 0, h - 4, d / 2 + 10], 62);
	return toPiece(bag, [40, 120, 40], 190);
};
