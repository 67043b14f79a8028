import {
	buttons,
	neckBand,
	neckInside,
	ribBand,
	type SleeveCut,
	sleeves,
	type TorsoCut,
	torso,
} from "../body.ts";
import { across, drape, type Fold, lay, seam } from "../cloth.ts";
import { type Anchor, closed, line, p } from "../geometry.ts";
import { type Panel, panel } from "../panel.ts";
import { type Draw, fill, type Sketch, stroke } from "../sketch.ts";
import { columnPath } from "../textures.ts";

type KnitCut = {
	body: TorsoCut;
	sleeve?: SleeveCut;
	neck: "crew" | "v" | "turtle" | "cardigan" | "hood";
	rib: number;
	extra?: "pouch" | "triangle";
};

const body = (
	neck: TorsoCut["neck"],
	neckX: number,
	neckDepth: number,
	shoulderX = 138,
	side: readonly Anchor[] = p`122 520, 126 630, 118 704`,
): TorsoCut => ({
	neck,
	neckX,
	neckDepth,
	shoulderX,
	shoulderY: 264,
	armX: shoulderX - 14,
	armY: 384,
	side,
	hem: 8,
});
const long: SleeveCut = { length: 1.02, end: 25, middle: 40, top: 2, cuff: "rib" };

const cuts: Record<string, KnitCut> = {
	crew: { body: body("round", 50, 282), sleeve: long, neck: "crew", rib: 46 },
	"v-neck": { body: body("v", 48, 362), sleeve: long, neck: "v", rib: 46 },
	turtleneck: { body: body("round", 40, 262), sleeve: long, neck: "turtle", rib: 46 },
	cardigan: {
		body: body("v", 48, 420, 140, p`126 540, 130 660, 124 752`),
		sleeve: long,
		neck: "cardigan",
		rib: 46,
	},
	vest: {
		body: {
			...body("v", 48, 380, 112, p`116 520, 122 640, 114 700`),
			armX: 112,
			armY: 400,
		},
		neck: "v",
		rib: 46,
	},
	hoodie: {
		body: body("round", 54, 300, 148, p`132 540, 136 650, 124 732`),
		sleeve: { ...long, middle: 46, end: 27 },
		neck: "hood",
		rib: 50,
		extra: "pouch",
	},
	sweatshirt: {
		body: body("round", 52, 284, 146, p`130 530, 134 640, 122 708`),
		sleeve: { ...long, middle: 45, end: 27 },
		neck: "crew",
		rib: 48,
		extra: "triangle",
	},
};

export const knit: Draw = (sketch) => {
	const cut = cuts[sketch.cut] ?? (cuts.crew as KnitCut);
	const main = torso(cut.body, sketch.back);
	if (cut.neck === "hood" && !sketch.back) hoodBehind(sketch);
	neckInside(sketch, cut.body);
	const arms = cut.sleeve ? sleeves(sketch, cut.body, cut.sleeve) : [];
	lay(sketch, main, { ...knitFolds(sketch), round: 1 });
	ribBand(sketch, main, 1 - cut.rib / main.height, 1);
	if (!cut.sleeve) for (const edge of [main.leftEdge, main.rightEdge]) armholeRib(sketch, edge);
	if (!sketch.back) front(sketch, main, cut);
	const neck = cut.neck === "turtle" ? [turtleneck(sketch)] : [];
	if (cut.neck === "crew" || cut.neck === "v") neckBand(sketch, main, cut.body, 16);
	const hood = cut.neck === "hood" ? [hoodFront(sketch)] : [];
	const wide = cut.sleeve ? 244 : 130;
	return {
		silhouette: [main.outline, ...arms.map((arm) => arm.outline), ...neck, ...hood],
		box: [
			-wide,
			cut.neck === "turtle" ? 172 : cut.neck === "hood" ? 150 : 230,
			wide,
			Math.max(main.at(0.5, 1)[1], cut.sleeve ? 736 : 0),
		],
		stands: false,
		focus: [cut.neck === "cardigan" ? 20 : 40, 350, 190],
	};
};

function knitFolds(sketch: Sketch): { dark: Fold[]; light: Fold[] } {
	const hang = drape(sketch, 2, 12, 0.55, 0.9);
	return {
		dark: [
			...hang.dark.map((fold) => ({ ...fold, shape: "middle" as const })),
			{ from: [0.97, 0.27], to: [0.66, 0.4], width: 10, shape: "top" },
			{ from: [0.03, 0.27], to: [0.3, 0.4], width: 8, shape: "top" },
			{ from: [0.9, 0.4], to: [0.8, 0.86], width: 14, shape: "middle", bow: -0.03 },
			{ from: [0.1, 0.42], to: [0.19, 0.86], width: 11, shape: "middle", bow: 0.02 },
		],
		light: [{ from: [0.3, 0.12], to: [0.28, 0.84], width: 20, shape: "middle" }],
	};
}

function front(sketch: Sketch, main: Panel, cut: KnitCut): void {
	const { tone } = sketch;
	if (cut.neck === "cardigan") {
		const end = main.at(0.5, 1)[1];
		const neck = line(p`-48 240, -25 334, -9 420c, -9 ${end}`);
		const other = line(p`48 240, 25 334, 9 420c, 9 ${end}`);
		for (const path of [other, neck]) {
			stroke(sketch, path, tone.line, 22, { opacity: 0.75, cap: "butt" });
			stroke(sketch, path, tone.base, 19.5, { cap: "butt" });
			stroke(sketch, path, tone.deep, 19.5, { opacity: 0.28, dash: "1.800 5.200", cap: "butt" });
		}
		buttons(sketch, -6, 440, end - 26, 6, 7);
		for (const side of [-1, 1]) {
			stroke(sketch, `M${side * 40} 600h${side * 60}`, tone.line, 2, { opacity: 0.6 });
			stroke(sketch, `M${side * 40} 606h${side * 60}`, tone.deep, 9, {
				opacity: 0.28,
				dash: "2 4",
				cap: "butt",
			});
		}
	}
	if (cut.extra === "pouch") {
		const pouch = closed(p`-58 566c, 58 566c, 96 640c, 94 684c, 0 690, -94 684c, -96 640c`);
		fill(sketch, pouch, tone.deep, 0.12);
		stroke(sketch, pouch, tone.line, 1.8, { opacity: 0.75 });
		for (const side of [-1, 1])
			stroke(sketch, `M${side * 64} 572L${side * 92} 636`, tone.line, 1.2, { opacity: 0.7, dash: "5 3.400" });
	}
	if (cut.extra === "triangle")
		stroke(sketch, line(p`-18 292, 0 322c, 18 292`), tone.line, 1.6, { opacity: 0.7 });
	if (sketch.fabric === "knit" || sketch.fabric === "cashmere") cables(sketch, main, cut);
	seam(sketch, across(main, 1 - cut.rib / main.height));
}

/** Two cables beside the centre of hand-knit shapes. */
function cables(sketch: Sketch, main: Panel, cut: KnitCut): void {
	if (
		sketch.pattern !== "solid" ||
		sketch.fabric !== "knit" ||
		cut.extra ||
		!["crew", "turtle", "v"].includes(cut.neck)
	)
		return;
	const end = 1 - cut.rib / main.height;
	for (const x of [0.27, 0.5, 0.73]) {
		if (!main.covers(x, 0.24)) continue;
		for (const phase of [0, Math.PI]) {
			const points: Anchor[] = [];
			for (let i = 0; i <= 44; i++) {
				const v = 0.2 + ((end - 0.2) * i) / 44;
				const [px, py] = main.at(x, v);
				points.push([px + Math.sin(i * 0.78 + phase) * 8, py]);
			}
			stroke(sketch, line(points), sketch.tone.deep, 10, { opacity: 0.22 });
			stroke(sketch, line(points), sketch.tone.base, 7.5);
			stroke(sketch, line(points), sketch.tone.gleam, 3, { opacity: 0.3 });
			stroke(sketch, line(points), sketch.tone.line, 0.9, { opacity: 0.35 });
		}
		const [from, to] = [columnPath(main, x - 0.055, 0.2, end), columnPath(main, x + 0.055, 0.2, end)];
		stroke(sketch, from + to, sketch.tone.deep, 2.4, { opacity: 0.35 });
	}
}

function armholeRib(sketch: Sketch, edge: string): void {
	stroke(sketch, edge, sketch.tone.deep, 9, { opacity: 0.14, dash: "2 4", cap: "butt" });
}

function turtleneck(sketch: Sketch): string {
	const neck = panel({
		left: p`-41 178, -45 214, -52 268`,
		right: p`41 178, 45 214, 52 268`,
		top: p`-41 178, 0 190, 41 178`,
		bottom: p`-52 268, 0 288, 52 268`,
	});
	fill(sketch, closed(p`-41 178, 0 168, 41 178, 0 190`), sketch.tone.inside);
	lay(sketch, neck, { texture: false, pattern: false });
	ribBand(sketch, neck, 0, 1);
	for (const v of [0.42, 0.5]) stroke(sketch, across(neck, v), sketch.tone.deep, 7, { opacity: 0.2 });
	stroke(sketch, neck.outline, sketch.tone.line, 1.8, { opacity: 0.7 });
	return neck.outline;
}

function hoodBehind(sketch: Sketch): void {
	const path = closed(p`-62 262c, -78 214, -52 166, 0 154, 52 166, 78 214, 62 262c, 0 292`);
	fill(sketch, path, sketch.tone.inside);
	stroke(sketch, path, sketch.tone.line, 1.8, { opacity: 0.7 });
}

function hoodFront(sketch: Sketch): string {
	const { tone } = sketch;
	if (sketch.back) {
		const hood = closed(
			p`-74 256c, -82 206, -50 160, 0 148, 50 160, 82 206, 74 256c, 58 330, 0 366, -58 330`,
		);
		fill(sketch, hood, tone.base);
		fill(sketch, closed(p`0 150c, 50 160, 82 206, 74 256, 58 330, 0 366c, 16 260`), tone.deep, 0.16);
		stroke(sketch, hood, tone.line, 1.8, { opacity: 0.8 });
		seam(sketch, "M0 150V364");
		return hood;
	}
	for (const side of [-1, 1]) {
		const half: Anchor[] = p`${side * 2} 314c, ${side * 30} 282, ${side * 50} 232, ${side * 48} 180, ${side * 24} 162c, ${side * 66} 176, ${side * 86} 222, ${side * 84} 266, ${side * 50} 302`;
		const path = closed(half);
		fill(sketch, path, tone.base);
		fill(sketch, path, tone.deep, side === 1 ? 0.2 : 0.06);
		stroke(sketch, path, tone.line, 1.8, { opacity: 0.8 });
		stroke(
			sketch,
			line(p`${side * 22} 296, ${side * 26} 360, ${side * 20} ${424 + side * 12}`),
			sketch.accent.line,
			5,
		);
		stroke(
			sketch,
			line(p`${side * 22} 296, ${side * 26} 360, ${side * 20} ${424 + side * 12}`),
			sketch.accent.base,
			3.4,
		);
		fill(sketch, `M${side * 20 - 3.5} ${420 + side * 12}h7v20h-7z`, sketch.accent.shade);
	}
	return closed(p`-86 262, -78 200, -50 162, 0 150, 50 162, 78 200, 86 262, 0 310`);
}
