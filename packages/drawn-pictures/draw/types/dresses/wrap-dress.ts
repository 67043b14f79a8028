import { type Anchor, closed, line, mirror, p } from "../../geometry.ts";
import { panel } from "../../parts/panel.ts";
import { type Draw, print, type Sketch, stroke } from "../../sketch.ts";
import { arms } from "../sewn/arms.ts";
import { rising, sprays } from "../sewn/embroidery.ts";
import { crease, gathers, over, seamLine, shifted, stitching } from "../sewn/folds.ts";
import { frill } from "../sewn/frill.ts";
import { fall } from "../sewn/hem.ts";
import { ribbon } from "../sewn/ribbon.ts";
import { band, binding, buildTop, inside, cloth as lie, liftPanel, type Top, whole } from "../sewn/top.ts";
import { concealedZip } from "../sewn/trims.ts";

const bodice: Top = {
	neck: p`0 452c, 26 352, 50 240c`,
	nape: p`0 256, 28 252, 50 240c`,
	arm: p`112 262, 99 316, 106 380c`,
	side: p`102 430, 82 510`,
	hem: p`0 517, 40 516, 82 510`,
};

export const wrapDress: Draw = (sketch) => {
	const { back, tone } = sketch;
	if (!back)
		print(sketch, closed(p`-52 244c, 52 244c, 46 320, 12 470c, -12 470c, -46 320`), sketch.tone.inside);
	inside(sketch, bodice);
	const skirt = fall(sketch, {
		top: p`0 514, 40 512, 82 508`,
		side: p`82 508, 116 590, 146 720, 180 930, 206 1128`,
		sag: 28,
		flutes: 8,
		depth: 24,
		from: 0.12,
		deep: 0.66,
		lean: 5,
	});
	gathers(sketch, skirt, { v: 0.006, count: 18, length: 90, width: 6, from: 0.04, to: 0.96 });
	const sleeves = arms(sketch, {
		outer: p`109 263, 130 282, 150 350, 168 460, 184 548, 194 600`,
		inner: p`98 378, 114 440, 122 500, 122 560, 120 616`,
		elbow: 0.66,
		sag: 12,
	});
	for (const one of sleeves)
		gathers(sketch, one.panel, { v: 0.99, count: 7, length: 60, up: true, width: 7 });
	if (back) backOfWrap(sketch, skirt);
	const fronts = back ? [buildTop(bodice, true)] : wrapped(sketch);
	if (back) {
		const top = fronts[0] as ReturnType<typeof buildTop>;
		lie(sketch, top, { round: 0.8 });
		for (const side of [-1, 1]) {
			seamLine(
				sketch,
				over(top, [
					[0.5 + side * 0.22, 1],
					[0.5 + side * 0.2, 0.5],
				]),
			);
			crease(sketch, top, [
				{
					path: [
						[0.5 + side * 0.47, 0.8],
						[0.5 + side * 0.3, 0.84],
						[0.5 + side * 0.1, 0.9],
					],
					shade: side * 7,
					light: 5,
					shape: "top",
					deep: 0.35,
				},
			]);
		}
		seamLine(sketch, over(top, p`0.5 0.06, 0.5 1`));
		binding(sketch, whole(bodice.nape), 4.4);
	} else {
		const edge = line(p`58 516, 60 680, 84 900, 88 1152`);
		stroke(sketch, shifted(edge, 5, 0), tone.deep, 10, { opacity: 0.12 });
		stroke(sketch, shifted(edge, 2, 0), tone.deep, 5, { opacity: 0.2 });
		stroke(sketch, edge, tone.line, 1.3, { opacity: 0.7 });
		stitching(sketch, shifted(edge, -6, 0), 0.7);
	}
	if (sketch.feature === "embroidered") sprays(sketch, skirt, rising(1.1));
	const sash = band(
		sketch,
		p`-83 500, -40 507, 0 509, 40 507, 83 500`,
		p`-84 522, -40 531, 0 533, 40 531, 84 522`,
	);
	crease(sketch, sash, [
		{ path: p`0.05 0.5, 0.4 0.62, 0.7 0.5`, shade: -5, light: 4, shape: "middle", deep: 0.36 },
	]);
	if (!back) bow(sketch);
	return {
		silhouette: [
			...fronts.map((one) => one.outline),
			skirt.outline,
			...sleeves.map((one) => one.panel.outline),
		],
		box: [-212, 236, 210, 1160],
		stands: false,
		focus: back ? [6, 340, 240] : [44, 486, 250],
	};
};

function backOfWrap(sketch: Sketch, skirt: ReturnType<typeof fall>): void {
	concealedZip(sketch, p`0 512, 1 640`, false);
	seamLine(sketch, over(skirt, p`0.5 0.2, 0.5 0.5`), 0.5);
}

function wrapped(sketch: Sketch): ReturnType<typeof panel>[] {
	const half = [...bodice.arm, ...bodice.side];
	const left = mirror(half).map(([x, y, c], i): Anchor => [x + (i % 2 ? 0.8 : -0.8), y + i * 0.5, c]);
	const underneath = panel({
		top: p`50 240c, 112 262c`,
		right: half,
		left: p`50 240c, 36 326, -2 430, -26 514`,
		bottom: p`-26 514, 30 516, 82 510`,
	});
	lie(sketch, underneath, { round: 0.7 });
	crease(sketch, underneath, [
		{ path: p`1 0.5, 0.7 0.5, 0.4 0.56`, shade: 9, light: 7, shape: "top", deep: 0.4 },
		{ path: p`1 0.82, 0.7 0.8, 0.4 0.84`, shade: -9, light: 7, shape: "top", deep: 0.4 },
	]);
	const last = left[left.length - 1] as Anchor;
	const above = panel({
		top: p`-112 262c, -50 240c`,
		left,
		right: p`-50 240c, -35 322, 10 428, 66 512`,
		bottom: [last, ...p`-10 519, 66 512`],
	});
	liftPanel(sketch, above, 5, 3, 0.26);
	lie(sketch, above, { round: 0.5 });
	crease(sketch, above, [
		{ path: p`0.99 0.97, 0.7 0.86, 0.34 0.66`, shade: 10, light: 8, shape: "top", deep: 0.52 },
		{ path: p`1 0.99, 0.62 0.92, 0.14 0.8`, shade: 9, light: 7, shape: "top", deep: 0.46 },
		{ path: p`0.86 1, 0.5 0.97, 0.06 0.93`, shade: 7, light: 5, shape: "top", deep: 0.36 },
		{ path: p`1 0.9, 0.76 0.74, 0.52 0.5`, shade: 9, light: 7, shape: "top", deep: 0.36 },
		{ path: p`0 0.46, 0.24 0.48, 0.46 0.56`, shade: -8, light: 6, shape: "top", deep: 0.32 },
	]);
	stitching(sketch, line(p`-44 246, -29 324, 12 424, 58 500`), 0.7);
	if (sketch.feature === "ruffled")
		frill(sketch, p`-50 240, -35 322, 10 428, 62 506`, { width: 26, count: 13, taper: true });
	return [underneath, above];
}

function bow(sketch: Sketch): void {
	const tails = [
		ribbon(p`68 520, 86 604, 80 712, 98 836`, [12, 21, 26, 31]),
		ribbon(p`60 522, 52 600, 62 684, 46 752`, [12, 19, 25, 29]),
	];
	for (const piece of tails) {
		liftPanel(sketch, piece, 4, 6);
		lie(sketch, piece, { round: 0.5 });
		crease(sketch, piece, [
			{ path: p`0.35 0, 0.42 0.4, 0.3 0.9`, shade: 5, light: 4, shape: "top", deep: 0.5 },
			{ path: p`0.7 0, 0.66 0.3, 0.72 0.6`, shade: -4, light: 4, shape: "top", deep: 0.4 },
		]);
	}
	const knot = panel({
		left: p`50 506, 46 520, 53 534`,
		right: p`72 498, 81 514, 76 530`,
		top: p`50 506, 60 498, 72 498`,
		bottom: p`53 534, 66 540, 76 530`,
	});
	liftPanel(sketch, knot, 2, 4);
	lie(sketch, knot, { round: 0.7 });
	crease(sketch, knot, [
		{ path: p`0.2 0.1, 0.5 0.4, 0.86 0.86`, shade: 4, light: 4, shape: "middle", deep: 0.6 },
		{ path: p`0.1 0.4, 0.34 0.66, 0.6 0.95`, shade: 4, light: 3, shape: "middle", deep: 0.5 },
	]);
}
