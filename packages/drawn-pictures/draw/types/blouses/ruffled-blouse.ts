import { line, p } from "../../geometry.ts";
import { type Draw, stroke } from "../../sketch.ts";
import { arms } from "../sewn/arms.ts";
import { crease, gathers, over, seamLine, stitching, writeRow } from "../sewn/folds.ts";
import { frill } from "../sewn/frill.ts";
import { buildTop, inside, cloth as lie, type Top } from "../sewn/top.ts";
import { buttonRow } from "../sewn/trims.ts";
import { finish } from "./finish-blouse.ts";

const ruffledBody: Top = {
	neck: p`0 330c, 22 286, 42 242c`,
	nape: p`0 250, 24 248, 42 242c`,
	arm: p`108 262, 96 318, 104 380c`,
	side: p`101 450, 90 530, 102 600, 112 668`,
	hem: p`0 680, 60 678, 112 668`,
};

export const ruffled: Draw = (sketch) => {
	const { back } = sketch;
	inside(sketch, ruffledBody, { label: true });
	if (!back)
		frill(sketch, p`-43 243, -22 250, 0 252, 22 250, 43 243`, {
			width: -27,
			count: 11,
			spread: 1.5,
			lifted: false,
		});
	const sleeves = arms(sketch, {
		outer: p`104 263, 134 270, 160 340, 182 450, 200 560, 200 630, 188 672`,
		inner: p`96 380, 112 446, 124 510, 130 560, 134 630, 146 680`,
		elbow: 0.54,
		cap: 10,
		gathered: 10,
		sag: 8,
		end: "none",
	});
	for (const { panel: one } of sleeves) {
		const [a, b] = [one.at(0, 1), one.at(1, 1)];
		frill(
			sketch,
			[
				[a[0] - 2, a[1] - 2],
				[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 8],
				[b[0] + 2, b[1] - 2],
			],
			{ width: 34, count: 7, spread: 1.5, lifted: false },
		);
	}
	const main = buildTop(ruffledBody, back);
	lie(sketch, main, { round: 0.85 });
	crease(sketch, main, [
		{ path: p`1 0.35, 0.82 0.37, 0.66 0.43`, shade: 8, light: 6, shape: "top", deep: 0.34 },
		{ path: p`0 0.35, 0.18 0.38, 0.34 0.44`, shade: -8, light: 6, shape: "top", deep: 0.3 },
		{ path: p`0.16 0.44, 0.2 0.64, 0.16 0.98`, shade: 11, light: 8, shape: "middle", deep: 0.4 },
		{ path: p`0.84 0.42, 0.8 0.64, 0.85 0.98`, shade: -12, light: 8, shape: "middle", deep: 0.44 },
	]);
	stitching(sketch, writeRow(main, 1 - 7 / main.height, 0, 1, 30));
	if (back) {
		const yoke = over(main, p`0.01 0.26, 0.5 0.3, 0.99 0.26`, 20);
		seamLine(sketch, yoke);
		gathers(sketch, main, { v: 0.3, count: 16, length: 70, from: 0.2, to: 0.8, width: 5 });
		frill(sketch, p`-44 240, -20 250, 0 252, 20 250, 44 240`, { width: -24, count: 11 });
	} else {
		const edge = line(p`11 336, 11 500, 13 676`);
		stroke(sketch, edge, sketch.tone.line, 0.9, { opacity: 0.5 });
		stroke(sketch, line(p`-11 336, -11 500, -10 678`), sketch.tone.line, 0.9, { opacity: 0.4 });
		for (const side of [-1, 1])
			frill(
				sketch,
				side > 0 ? p`42 244, 26 300, 14 350, 15 470, 17 600` : p`-42 244, -26 300, -14 350, -15 470, -15 612`,
				{ width: side > 0 ? -28 : 28, count: 13, taper: true },
			);
		buttonRow(sketch, [0.5, 352], [1.5, 640], 7, 3.8);
	}
	return finish(sketch, main, sleeves, [-224, 206, 222, 728], back ? [8, 310, 210] : [26, 330, 210]);
};
