import { line, p } from "../../geometry.ts";
import { type Draw, stroke } from "../../sketch.ts";
import { arms } from "../sewn/arms.ts";
import { rising, sprays } from "../sewn/embroidery.ts";
import { crease, gathers, over, seamLine } from "../sewn/folds.ts";
import { frill } from "../sewn/frill.ts";
import { fall } from "../sewn/hem.ts";
import { band, inside } from "../sewn/top.ts";
import { keyhole, sewnButton } from "../sewn/trims.ts";

export const miniDress: Draw = (sketch) => {
	const { back } = sketch;
	inside(
		sketch,
		{ neck: p`0 256, 22 252, 44 240c`, nape: p`0 236, 22 234, 43 230c` },
		{ facing: 0, label: false },
	);
	const sleeves = arms(sketch, {
		outer: p`106 262, 136 276, 160 356, 184 470, 206 580, 208 640, 188 676`,
		inner: p`96 380, 110 446, 122 516, 126 580, 130 636, 146 682`,
		elbow: 0.55,
		cap: 8,
		gathered: 12,
		sag: 11,
		end: "cuff",
		cuff: { height: 26, inset: 0 },
	});
	const main = fall(sketch, {
		top: back ? p`0 254, 24 251, 45 242c, 110 260` : p`0 262, 24 257, 45 242c, 110 260`,
		side: p`110 260, 97 316, 104 380c, 108 440, 118 560, 142 690, 172 812`,
		sag: 22,
		flutes: 7,
		depth: 20,
		from: 0.34,
		deep: 0.5,
		lean: 4,
		hem: 16,
	});
	crease(sketch, main, [
		{ path: p`1 0.22, 0.84 0.24, 0.68 0.32`, shade: 9, light: 7, shape: "top", deep: 0.34 },
		{ path: p`0 0.22, 0.16 0.25, 0.32 0.33`, shade: -9, light: 7, shape: "top", deep: 0.3 },
	]);
	gathers(sketch, main, { v: back ? 0.012 : 0.008, count: 12, length: 70, from: 0.32, to: 0.68, width: 5 });
	for (const side of [-1, 1]) {
		const u = (x: number) => 0.5 + side * x;
		if (!back)
			seamLine(
				sketch,
				over(main, [
					[u(0.5), 0.25],
					[u(0.38), 0.225],
					[u(0.26), 0.21],
				]),
				0.8,
			);
	}
	if (sketch.feature === "embroidered") sprays(sketch, main, rising(0.8));
	if (back) keyhole(sketch, 0, 262, 66, 13);
	const low = back ? -12 : 0;
	const collar = band(
		sketch,
		p`-44 230, -24 ${242 + low}, 0 ${246 + low}, 24 ${242 + low}, 44 230`,
		p`-48 246, -26 ${262 + low}, 0 ${267 + low}, 26 ${262 + low}, 48 246`,
		{ round: 0.8 },
	);
	if (!back && sketch.feature === "ruffled")
		frill(sketch, p`-47 248, -24 266, 0 270, 24 266, 47 248`, { width: 34, count: 13, spread: 1.5 });
	stroke(sketch, collar.topEdge, sketch.tone.gleam, 1, { opacity: 0.3 });
	if (back) sewnButton(sketch, 0, 246, 4.4, sketch.tone);
	for (const { cuff, side } of sleeves) {
		if (cuff === undefined) continue;
		const [x, y] = cuff.at(side > 0 ? 0.84 : 0.16, 0.5);
		sewnButton(sketch, x, y, 3.8, sketch.tone);
	}
	seamLine(sketch, line(p`-110 260, -80 254, -48 243`), 0.2);
	return {
		silhouette: [main.outline, ...sleeves.flatMap((one) => [one.panel.outline, one.cuff?.outline ?? ""])],
		box: [-218, 226, 216, 838],
		stands: false,
		focus: back ? [10, 320, 210] : [26, 320, 230],
	};
};
