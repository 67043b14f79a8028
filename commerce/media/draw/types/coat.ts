import { button, buttons, ribBand, type SleeveCut, sleeves, type TorsoCut, torso, zip } from "../body.ts";
import { across, along, drape, type Fold, lay, seam, topstitch } from "../cloth.ts";
import { type Anchor, closed, line, p } from "../geometry.ts";
import type { Panel } from "../panel.ts";
import { type Draw, fill, type Sketch, stroke } from "../sketch.ts";
import { type LapelCut, lapels, lining, pocket, waistBelt } from "../tailoring.ts";

type CoatCut = {
	body: TorsoCut;
	sleeve: SleeveCut;
	lapel?: LapelCut;
	collar?: "stand" | "rib" | "storm";
	front: "single" | "double" | "wrap" | "zip" | "biker";
	belt?: "tie" | "buckle";
	quilt?: number;
	rib?: number;
	pockets: "flap" | "welt" | "slant" | "none";
};

const body = (neckX: number, openY: number, shoulderX: number, side: readonly Anchor[]): TorsoCut => ({
	neck: "v",
	neckX,
	neckDepth: openY,
	shoulderX,
	shoulderY: 262,
	armX: shoulderX - 12,
	armY: 390,
	side,
	hem: 10,
});
const arm = (over: Partial<SleeveCut> = {}): SleeveCut => ({
	length: 1.02,
	end: 32,
	middle: 40,
	top: 3,
	...over,
});

const cuts: Record<string, CoatCut> = {
	straight: {
		body: body(46, 470, 144, p`128 540, 138 700, 150 900, 156 1080`),
		sleeve: arm(),
		lapel: { neckX: 46, openY: 470, width: 66, kind: "notch" },
		front: "single",
		pockets: "flap",
	},
	wrap: {
		body: body(48, 530, 146, p`112 534, 140 700, 160 900, 172 1120`),
		sleeve: arm({ middle: 44, end: 36 }),
		lapel: { neckX: 48, openY: 536, width: 74, kind: "shawl", cross: 6 },
		front: "wrap",
		belt: "tie",
		pockets: "welt",
	},
	"double-breasted": {
		body: body(48, 500, 146, p`122 536, 140 700, 152 900, 158 1060`),
		sleeve: arm(),
		lapel: { neckX: 48, openY: 500, width: 76, kind: "peak", cross: 30 },
		front: "double",
		pockets: "flap",
	},
	trench: {
		body: body(48, 452, 146, p`108 534, 142 690, 166 880, 186 1080`),
		sleeve: arm(),
		lapel: { neckX: 48, openY: 452, width: 70, kind: "notch", cross: 26 },
		collar: "storm",
		front: "double",
		belt: "buckle",
		pockets: "slant",
	},
	puffer: {
		body: body(50, 262, 154, p`150 540, 154 660, 140 752`),
		sleeve: arm({ middle: 50, end: 34, top: 6 }),
		collar: "stand",
		front: "zip",
		quilt: 9,
		pockets: "none",
	},
	blazer: {
		body: body(44, 500, 140, p`106 520, 128 650, 138 752`),
		sleeve: arm({ end: 28, middle: 35 }),
		lapel: { neckX: 44, openY: 500, width: 62, kind: "notch" },
		front: "single",
		pockets: "flap",
	},
	bomber: {
		body: body(46, 266, 150, p`142 520, 146 620, 122 690`),
		sleeve: arm({ middle: 48, end: 28, cuff: "rib" }),
		collar: "rib",
		front: "zip",
		rib: 44,
		pockets: "slant",
	},
	biker: {
		body: body(46, 330, 138, p`116 520, 120 600, 122 650`),
		sleeve: arm({ end: 29, middle: 37 }),
		lapel: { neckX: 46, openY: 440, width: 76, kind: "notch", cross: -24 },
		front: "biker",
		pockets: "slant",
	},
};

export const coat: Draw = (sketch) => {
	const cut = cuts[sketch.cut] ?? (cuts.straight as CoatCut);
	const main = torso(cut.body, sketch.back);
	lining(sketch, cut.body.neckX, cut.body.neckDepth);
	const arms = sleeves(sketch, cut.body, cut.sleeve);
	if (cut.quilt) for (const one of arms) quilt(sketch, one, cut.quilt);
	lay(sketch, main, { ...coatFolds(sketch, cut), round: 1.1 });
	if (cut.quilt) quilt(sketch, main, cut.quilt);
	if (cut.rib) ribBand(sketch, main, 1 - cut.rib / main.height, 1);
	else topstitch(sketch, across(main, 1 - 14 / main.height));
	if (sketch.back) back(sketch, main, cut);
	else front(sketch, main, cut);
	if (cut.lapel) lapels(sketch, cut.lapel);
	if (cut.collar) collar(sketch, cut);
	if (cut.belt)
		waistBelt(
			sketch,
			cut.body.side[0]?.[0] ?? 110,
			520,
			32,
			cut.belt,
			cut.belt === "buckle" ? { ...sketch.tone, base: sketch.tone.shade } : sketch.tone,
		);
	const bottom = main.at(0.5, 1)[1];
	return {
		silhouette: [main.outline, ...arms.map((one) => one.outline)],
		box: [-250, cut.collar === "stand" ? 176 : 222, 250, Math.max(bottom, 732)],
		stands: false,
		focus: cut.collar === "stand" || cut.collar === "rib" ? [26, 340, 230] : [40, 400, 250],
	};
};

function coatFolds(sketch: Sketch, cut: CoatCut): { dark: Fold[]; light: Fold[] } {
	const long = (cut.body.side[cut.body.side.length - 1]?.[1] ?? 0) > 900;
	const hang = long
		? drape(sketch, cut.belt ? 7 : 4, cut.belt ? 26 : 18, cut.belt ? 0.34 : 0.5)
		: drape(sketch, 2, 12, 0.55);
	return {
		dark: [
			...hang.dark,
			{ from: [0.97, long ? 0.16 : 0.27], to: [0.68, long ? 0.24 : 0.38], width: 11, shape: "top" },
			{ from: [0.03, long ? 0.16 : 0.27], to: [0.3, long ? 0.24 : 0.38], width: 9, shape: "top" },
			{ from: [0.87, 0.25], to: [0.84, 0.9], width: 16, shape: "middle" },
		],
		light: [...hang.light, { from: [0.25, 0.1], to: [0.24, 0.92], width: 18, shape: "middle" }],
	};
}

/** Channels of down: each bulges, so it is lit above and dark where the next seam draws it in. */
function quilt(sketch: Sketch, cloth: Panel, count: number): void {
	const { tone } = sketch;
	const channel = cloth.height / count;
	for (let i = 0; i < count; i++) {
		const at = (part: number) => across(cloth, (i + part) / count);
		stroke(sketch, at(0.3), tone.gleam, channel * 0.3, { opacity: 0.14, cap: "butt" });
		stroke(sketch, at(0.26), tone.gleam, channel * 0.14, { opacity: 0.22, cap: "butt" });
		stroke(sketch, at(0.84), tone.deep, channel * 0.3, { opacity: 0.16, cap: "butt" });
		stroke(sketch, at(0.93), tone.deep, channel * 0.13, { opacity: 0.28, cap: "butt" });
		if (i > 0) {
			stroke(sketch, at(0), tone.line, 2, { opacity: 0.85 });
			let puckers = "";
			for (let k = 1; k < 14; k++) {
				const [x, y] = cloth.at(k / 14 + sketch.random.between(-0.02, 0.02), i / count);
				puckers += `M${x.toFixed(1)} ${y.toFixed(1)}q2 7 ${sketch.random.between(-3, 5).toFixed(1)} 14`;
			}
			stroke(sketch, puckers, tone.deep, 2, { opacity: 0.4 });
		}
	}
}

function front(sketch: Sketch, main: Panel, cut: CoatCut): void {
	const { tone } = sketch;
	const end = main.at(0.5, 1)[1];
	const open = cut.lapel?.openY ?? cut.body.neckDepth;
	if (cut.front === "zip") zip(sketch, line(p`0 ${open - 4}, 0 ${end - (cut.rib ?? 6)}`), [0, open + 16]);
	if (cut.front === "biker") biker(sketch, end);
	if (cut.front === "single" || cut.front === "double" || cut.front === "wrap") {
		const edge = cut.front === "single" ? 4 : cut.front === "double" ? 52 : 40;
		const path = line(
			p`${cut.lapel?.cross ?? 0} ${open - 2}, ${edge} ${open + 34}, ${edge + 4} ${(open + end) / 2}, ${edge + 2} ${end + 2}`,
		);
		stroke(
			sketch,
			line(p`${edge + 6} ${open + 40}, ${edge + 11} ${(open + end) / 2}, ${edge + 9} ${end}`),
			tone.deep,
			11,
			{ opacity: 0.22 },
		);
		stroke(sketch, path, tone.line, 2, { opacity: 0.8 });
		const last = Math.min(end - 190, open + 300);
		if (cut.front === "single") {
			if (end < 800) buttons(sketch, -4, open + 14, open + 104, 2, 8);
			else buttons(sketch, -6, open + 18, last, 3, 9);
		}
		if (cut.front === "double")
			for (const x of [-44, 38])
				for (const y of [open + 22, open + (cut.belt ? 130 : 112), open + (cut.belt ? 250 : 202)])
					button(sketch, x, y, 9);
	}
	const hip = end < 800 ? 636 : 690;
	if (cut.pockets === "flap") for (const side of [-1, 1]) pocket(sketch, "flap", side * 84, hip, 72, 26);
	if (cut.pockets === "welt") for (const side of [-1, 1]) pocket(sketch, "welt", side * 92, hip, 60, 14);
	if (cut.pockets === "slant" && cut.front !== "biker")
		for (const side of [-1, 1]) slit(sketch, side, cut.rib ? 570 : 660);
	if (cut.collar === "storm") {
		const flap = closed(p`-60 330c, -118 322, -132 390, -72 438, -26 410c`);
		fill(sketch, flap, tone.base);
		stroke(sketch, flap, tone.line, 1.6, { opacity: 0.8 });
		for (const side of [-1, 1]) {
			const strap = closed(p`${side * 84} 246c, ${side * 146} 266c, ${side * 144} 282c, ${side * 80} 262c`);
			fill(sketch, strap, tone.base);
			stroke(sketch, strap, tone.line, 1.5, { opacity: 0.8 });
			button(sketch, side * 92, 256, 4.5);
		}
	}
	if (cut.lapel && cut.front !== "biker")
		for (const u of [0.26, 0.74])
			seam(sketch, along(main, p`${u} 0.3, ${u + (u < 0.5 ? 0.02 : -0.02)} ${end < 800 ? 0.72 : 0.46}`));
}

function slit(sketch: Sketch, side: number, y: number): void {
	const path = `M${side * 84} ${y}L${side * 108} ${y + 66}`;
	stroke(sketch, path, sketch.tone.line, 9, { opacity: 0.8 });
	stroke(sketch, path, sketch.tone.shade, 6.5);
}

function biker(sketch: Sketch, end: number): void {
	const metal = sketch.accent;
	zip(sketch, line(p`52 330, 38 440, 24 560, 16 ${end - 4}`), [22, 560], metal);
	for (const side of [-1, 1]) {
		stroke(sketch, `M${side * 66} 560L${side * 102} 526`, sketch.tone.deep, 8);
		stroke(sketch, `M${side * 66} 560L${side * 102} 526`, metal.base, 3.4, {
			dash: "2.200 1.600",
			cap: "butt",
		});
	}
	const belt = `M-122 612L122 612L122 640L-122 640Z`;
	fill(sketch, belt, sketch.tone.base);
	fill(sketch, belt, sketch.tone.gleam, 0.1);
	stroke(sketch, belt, sketch.tone.line, 1.6, { opacity: 0.85 });
	stroke(sketch, "M-52 608h30v36h-30z", metal.base, 5);
	stroke(sketch, "M-50 607h20", metal.gleam, 2);
}

function back(sketch: Sketch, main: Panel, cut: CoatCut): void {
	const long = main.height > 600;
	if (cut.quilt) return;
	seam(sketch, along(main, p`0.5 0.03, 0.5 ${long ? 0.66 : 0.98}`));
	if (long) {
		stroke(sketch, along(main, p`0.5 0.66, 0.515 1`), sketch.tone.line, 2, { opacity: 0.85 });
		stroke(sketch, along(main, p`0.52 0.68, 0.535 1`), sketch.tone.deep, 9, { opacity: 0.25 });
	}
	if (cut.collar === "storm")
		stroke(sketch, along(main, p`0.02 0.14, 0.5 0.19, 0.98 0.14`), sketch.tone.line, 2, { opacity: 0.8 });
	if (cut.front === "biker" || cut.front === "zip")
		seam(sketch, along(main, p`0.02 0.2, 0.5 0.21, 0.98 0.2`));
	if (cut.front === "single" && !long)
		for (const u of [0.44, 0.56]) seam(sketch, along(main, p`${u} 0.72, ${u} 1`));
}

function collar(sketch: Sketch, cut: CoatCut): void {
	const { tone } = sketch;
	if (cut.collar === "storm") return;
	const high = cut.collar === "stand" ? 70 : 30;
	const stand: Anchor[] = p`-52 262c, -50 ${262 - high}, 0 ${262 - high + (sketch.back ? -6 : 12)}, 50 ${262 - high}, 52 262c, 0 284`;
	if (!sketch.back)
		fill(
			sketch,
			closed(p`-50 ${262 - high}, 0 ${262 - high - 10}, 50 ${262 - high}, 0 ${262 - high + 12}`),
			tone.inside,
		);
	const path = closed(stand);
	fill(sketch, path, tone.base);
	fill(sketch, closed(p`10 ${262 - high + 11}c, 50 ${262 - high}c, 52 262c, 14 282c`), tone.deep, 0.22);
	stroke(sketch, path, tone.line, 1.8, { opacity: 0.8 });
	if (cut.collar === "stand") {
		stroke(sketch, line(p`-50 230, 0 250, 50 230`), tone.line, 2, { opacity: 0.8 });
		stroke(sketch, line(p`-48 214, 0 232, 48 214`), tone.gleam, 9, { opacity: 0.22 });
	} else {
		stroke(sketch, line(p`-47 250, 0 268, 47 250`), tone.deep, 22, {
			opacity: 0.3,
			dash: "2 5",
			cap: "butt",
		});
	}
	if (!sketch.back) zip(sketch, line(p`0 ${262 - high + 12}, 0 284`), [0, 290]);
}
