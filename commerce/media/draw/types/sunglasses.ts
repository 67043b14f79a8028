import { type Anchor, closed, line, mirror, p } from "../geometry.ts";
import { sheen } from "../leather.ts";
import { type Draw, fill, linear, type Sketch, stroke } from "../sketch.ts";

/** Right lens around its own middle, and the frame around it. */
type GlassesCut = {
	lens: readonly Anchor[];
	frame: readonly Anchor[];
	wire?: boolean;
	bridge: number;
	/** Height of the hinges, from the middle of the lens. */
	hinge?: number;
};

const cuts: Record<string, GlassesCut> = {
	"cat-eye": {
		lens: p`-84 -30, -20 -52, 70 -62, 100 -54c, 84 20, 20 62, -60 46`,
		frame: p`-104 -36, -30 -76, 70 -90, 136 -96c, 112 28, 26 84, -82 64`,
		bridge: -16,
	},
	aviator: {
		lens: p`-88 -56, 0 -70, 86 -58, 96 -10, 50 72, -30 78, -84 20`,
		frame: p`-96 -64, 0 -79, 94 -66, 105 -10, 56 81, -34 87, -93 22`,
		wire: true,
		bridge: -40,
	},
	round: {
		lens: p`0 -72, 51 -51, 72 0, 51 51, 0 72, -51 51, -72 0, -51 -51`,
		frame: p`0 -90, 64 -64, 90 0, 64 64, 0 90, -64 64, -90 0, -64 -64`,
		bridge: -18,
		hinge: -26,
	},
	square: {
		lens: p`-84 -58c, 84 -58c, 88 20, 66 60, -62 60, -86 20`,
		frame: p`-104 -78, 100 -82c, 116 -70c, 110 30, 80 80, -76 80, -104 26`,
		bridge: -28,
	},
};

const CENTRE = 124;
const MIDDLE = 470;

export const sunglasses: Draw = (sketch) => {
	const cut = cuts[sketch.cut] ?? (cuts.square as GlassesCut);
	const placed = (anchors: readonly Anchor[], side: number): Anchor[] =>
		(side === 1 ? anchors : mirror(anchors)).map(([x, y, c]) => [x + side * CENTRE, y + MIDDLE, c]);
	const silhouette: string[] = [];
	temples(sketch, cut);
	if (sketch.back) sketch.out.push(`<g transform="translate(0 0)">`);
	for (const side of [-1, 1]) {
		const frame = closed(placed(cut.frame, side));
		const lens = closed(placed(cut.lens, side));
		silhouette.push(frame);
		fill(sketch, frame, cut.wire ? sketch.accent.base : sketch.tone.base, cut.wire ? 0 : 1);
		if (!cut.wire) acetate(sketch, placed(cut.frame, side), side);
		glass(sketch, lens, placed(cut.lens, side), side, cut.wire ?? false);
		stroke(
			sketch,
			cut.wire ? lens : frame,
			cut.wire ? sketch.accent.line : sketch.tone.line,
			cut.wire ? 9 : 2.2,
			{ opacity: 0.9 },
		);
		if (cut.wire) {
			stroke(sketch, lens, sketch.accent.base, 6.5);
			stroke(sketch, lens, sketch.accent.gleam, 1.8, { opacity: 0.8 });
		} else stroke(sketch, lens, sketch.tone.deep, 3);
	}
	bridge(sketch, cut);
	if (sketch.back) sketch.out.push("</g>");
	return { silhouette, box: [-262, 372, 262, 566], stands: true, focus: [130, 462, 200] };
};

const hingeX = (cut: GlassesCut): number => CENTRE + Math.max(...cut.frame.map(([x]) => x)) - 12;

function temples(sketch: Sketch, cut: GlassesCut): void {
	const tone = cut.wire ? sketch.accent : sketch.tone;
	const x = hingeX(cut);
	const y = MIDDLE + (cut.hinge ?? -46);
	for (const side of [-1, 1]) {
		const path = sketch.back
			? line(p`${side * x} ${y}, ${side * (x - 8)} ${y + 50}, ${side * (x - 32)} 540, ${side * (x - 46)} 566`)
			: line(p`${side * x} ${y}, ${side * (x - 58)} ${y + 20}, ${side * (x - 128)} ${y + 38}`);
		stroke(sketch, path, tone.line, cut.wire ? 9 : 20);
		stroke(sketch, path, tone.shade, cut.wire ? 6.5 : 17);
	}
}

function acetate(sketch: Sketch, frame: readonly Anchor[], side: number): void {
	if (sketch.pattern !== "solid") {
		for (let i = 0; i < 26; i++) {
			const [x, y] = [
				side * CENTRE + sketch.random.between(-110, 110),
				MIDDLE + sketch.random.between(-84, 84),
			];
			const r = sketch.random.between(7, 18);
			if (
				Math.hypot(x - side * CENTRE, (y - MIDDLE) * 1.3) > 96 &&
				Math.hypot(x - side * CENTRE, y - MIDDLE) < 100
			)
				fill(
					sketch,
					closed(p`${x - r} ${y}, ${x} ${y - r * 0.6}, ${x + r} ${y + 2}, ${x - 2} ${y + r * 0.7}`),
					sketch.accent.shade,
					0.5,
				);
		}
	}
	const top = frame.filter(([, y]) => y < MIDDLE).map(([x, y]): Anchor => [x, y + 8]);
	if (top.length > 2) stroke(sketch, line(top), sketch.tone.gleam, 4, { opacity: 0.4 });
}

function glass(sketch: Sketch, path: string, lens: readonly Anchor[], side: number, wire: boolean): void {
	const dark = wire ? "#3c4038" : "#2b2522";
	const light = wire ? "#a6a892" : "#8d7b6c";
	fill(
		sketch,
		path,
		linear(
			sketch,
			[side * CENTRE, MIDDLE - 80],
			[side * CENTRE + 20, MIDDLE + 80],
			[
				[0, dark],
				[0.55, dark, 0.92],
				[1, light, 0.88],
			],
		),
	);
	const inner = lens.map(
		([x, y]): Anchor => [side * CENTRE + (x - side * CENTRE) * 0.5 - 22, MIDDLE + (y - MIDDLE) * 0.42 - 22],
	);
	sheen(sketch, inner, "#ffffff", 0.3);
	const x = side * CENTRE;
	fill(
		sketch,
		`M${x - 34} ${MIDDLE + 34}L${x + 16} ${MIDDLE - 44}L${x + 30} ${MIDDLE - 44}L${x - 16} ${MIDDLE + 34}Z`,
		"#ffffff",
		0.14,
	);
}

function bridge(sketch: Sketch, cut: GlassesCut): void {
	const y = MIDDLE + cut.bridge;
	const inner = CENTRE + Math.min(...cut.frame.map(([x]) => x)) + 10;
	const tone = cut.wire ? sketch.accent : sketch.tone;
	const width = cut.wire ? 7 : 17;
	const path = line(p`${-inner} ${y + 4}, 0 ${y - 12}, ${inner} ${y + 4}`);
	stroke(sketch, path, tone.line, width + 3, { cap: "butt" });
	stroke(sketch, path, tone.base, width, { cap: "butt" });
	stroke(sketch, line(p`${-inner} ${y}, 0 ${y - 16}, ${inner} ${y}`), tone.gleam, width * 0.2, {
		opacity: 0.6,
	});
	if (cut.wire) {
		stroke(sketch, line(p`${-inner - 8} ${y - 24}, 0 ${y - 32}, ${inner + 8} ${y - 24}`), tone.line, 8);
		stroke(sketch, line(p`${-inner - 8} ${y - 24}, 0 ${y - 32}, ${inner + 8} ${y - 24}`), tone.base, 5.5);
	}
	for (const side of [-1, 1])
		fill(
			sketch,
			`M${side * hingeX(cut) - 8} ${MIDDLE + (cut.hinge ?? -46) - 4}h16v8h-16z`,
			sketch.accent.base,
		);
}
