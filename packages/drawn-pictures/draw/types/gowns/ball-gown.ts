import { closed, line, p } from "../../geometry.ts";
import { panel } from "../../parts/panel.ts";
import { type Draw, fill, type Sketch, stroke } from "../../sketch.ts";
import { rising, sprays } from "../sewn/embroidery.ts";
import { crease, gathers, over, seamLine, writeRow } from "../sewn/folds.ts";
import { fall } from "../sewn/hem.ts";
import { hemShade, insideOfFront, cloth as lie } from "../sewn/top.ts";
import { concealedZip, hook, sewnButton } from "../sewn/trims.ts";

export const ballGown: Draw = (sketch) => {
	const { back, tone } = sketch;
	if (!back) {
		fill(sketch, closed(p`-98 392c, 0 414, 98 392c, 84 438, -84 438`), tone.inside);
		stroke(sketch, line(p`-98 392, 0 414, 98 392`), tone.line, 1, { opacity: 0.5 });
	}
	const skirt = fall(sketch, {
		top: p`0 540, 36 528, 76 500`,
		side: p`76 500, 134 560, 214 760, 286 1080, 330 1352`,
		sag: 42,
		flutes: 11,
		depth: 40,
		from: 0.06,
		deep: 0.72,
		lean: 8,
		hem: 0,
	});
	gathers(sketch, skirt, { v: 0.004, count: 34, length: 190, width: 9 });
	insideOfFront(
		sketch,
		p`-101 390c, -82 358, -48 350, -16 366, 0 384c, 16 366, 48 350, 82 358, 100 390c, 60 430c, -60 430c`,
	);
	if (sketch.feature === "embroidered")
		sprays(sketch, skirt, [
			...rising(1.5),
			{ u: 0.14, v: 0.98, towards: -74, size: 260, bend: -30 },
			{ u: 0.36, v: 0.98, towards: -96, size: 180, bend: 34 },
		]);
	const top = back
		? p`-100 388, -60 404, 0 412, 60 404, 100 388`
		: p`-101 388, -82 358, -48 350, -16 366, 0 384c, 16 366, 48 350, 82 358, 100 388`;
	const bodice = panel({
		top,
		left: p`-101 388, -98 430, -80 500`,
		right: p`100 388, 99 430, 78 500`,
		bottom: p`-80 500, -46 524, 0 556c, 44 524, 78 500`,
	});
	hemShade(sketch, bodice, 14, 0.4);
	lie(sketch, bodice, { round: 0.9 });
	bones(sketch, bodice, back);
	if (back) laced(sketch);
	else {
		crease(sketch, bodice, [
			{ path: p`0.06 0.2, 0.26 0.1, 0.49 0.24`, shade: 6, light: 5, shape: "middle", deep: 0.3 },
			{ path: p`0.04 0.32, 0.26 0.26, 0.49 0.34`, shade: 6, light: 5, shape: "middle", deep: 0.3 },
			{ path: p`0.96 0.2, 0.74 0.1, 0.51 0.24`, shade: -6, light: 5, shape: "middle", deep: 0.3 },
			{ path: p`0.96 0.32, 0.74 0.26, 0.51 0.34`, shade: -6, light: 5, shape: "middle", deep: 0.3 },
		]);
	}
	stroke(sketch, line(top), tone.gleam, 1.6, { opacity: 0.35 });
	stroke(sketch, writeRow(bodice, 1), tone.deep, 3, { opacity: 0.2 });
	return {
		silhouette: [bodice.outline, skirt.outline],
		box: [-338, 344, 330, 1400],
		stands: false,
		focus: back ? [2, 440, 250] : [24, 440, 260],
	};
};

function bones(sketch: Sketch, bodice: ReturnType<typeof panel>, back: boolean): void {
	for (const side of [-1, 1]) {
		const u = (x: number) => 0.5 + side * x;
		for (const [a, b, from] of [
			[0.16, 0.09, back ? 0.06 : 0.42],
			[0.33, 0.24, back ? 0.04 : 0.4],
			[0.44, 0.4, 0.2],
		] as const)
			seamLine(
				sketch,
				over(bodice, [
					[u(a), from],
					[u((a + b) / 2), 0.65],
					[u(b), 0.98],
				]),
				0.9,
			);
		crease(sketch, bodice, [
			{
				path: [
					[u(0.38), 0.45],
					[u(0.3), 0.7],
					[u(0.28), 1],
				],
				shade: 9,
				shape: "middle",
				soft: true,
				deep: 0.2,
			},
		]);
	}
	if (!back) seamLine(sketch, over(bodice, p`0.5 0.3, 0.5 0.99`), 0.7);
}

function laced(sketch: Sketch): void {
	const { tone } = sketch;
	fill(sketch, closed(p`-10 408c, 10 408c, 5 534c, -5 534c`), tone.inside);
	stroke(sketch, line(p`-10 408, -5 534`), tone.line, 1, { opacity: 0.6 });
	stroke(sketch, line(p`10 408, 5 534`), tone.line, 1, { opacity: 0.6 });
	for (let i = 0; i < 8; i++) {
		const y = 416 + i * 14;
		const x = 16 - i * 0.6;
		stroke(sketch, `M${-x} ${y}L${x} ${y + 9}M${x} ${y}L${-x} ${y + 9}`, tone.line, 3.4, { opacity: 0.6 });
		stroke(sketch, `M${-x} ${y}L${x} ${y + 9}M${x} ${y}L${-x} ${y + 9}`, tone.light, 2.2, { opacity: 0.98 });
		for (const side of [-1, 1]) sewnButton(sketch, side * (x + 1), y, 2.2);
	}
	concealedZip(sketch, p`0 556, 1 660`, false);
	hook(sketch, 0, 548);
}
