import { acetate, rim } from "../../eyewear/frame.ts";
import type { GlassesCut, Placed } from "../../eyewear/glasses-cut.ts";
import { glass, lensColours } from "../../eyewear/lens.ts";
import { LENGTH, temple } from "../../eyewear/temple.ts";
import { wireRim } from "../../eyewear/wire.ts";
import { type Anchor, closed, mirror, type Point, p } from "../../geometry.ts";
import { metalTone } from "../../parts/polish.ts";
import { pool } from "../../parts/props.ts";
import { look, type Stance } from "../../parts/sweep.ts";
import { type Draw, print } from "../../sketch.ts";

const cuts: Record<string, GlassesCut> = {
	"cat-eye": {
		lens: p`-86 -20, -62 -44, 10 -56, 92 -66, 88 -10, 50 44, -16 58, -70 34`,
		frame: p`-106 -24, -82 -60, 0 -76, 84 -92, 146 -112c, 138 -70, 118 0, 66 66, -16 80, -88 54`,
		bridge: -22,
		hinge: -74,
		temple: 34,
		centre: 122,
	},
	aviator: {
		lens: p`-92 -52, 0 -64, 92 -58, 106 -20, 76 58, 6 92, -58 74, -96 8`,
		frame: p`-96 -56, 0 -69, 96 -63, 111 -20, 80 62, 6 97, -62 78, -101 8`,
		wire: true,
		bridge: -34,
		hinge: -46,
		temple: 9,
		centre: 122,
	},
	round: {
		lens: p`0 -76, 54 -54, 76 0, 54 54, 0 76, -54 54, -76 0, -54 -54`,
		frame: p`0 -93, 66 -66, 93 0, 66 66, 0 93, -66 66, -93 0, -66 -66`,
		bridge: -26,
		hinge: -22,
		temple: 20,
		centre: 116,
	},
	square: {
		lens: p`-80 -52, 0 -58, 84 -54, 92 -42, 90 26, 74 58, -58 60, -80 40, -88 -34`,
		frame: p`-104 -58, -88 -80, 0 -84, 104 -84, 122 -70, 116 40, 90 86, -70 88, -100 60, -110 -20`,
		bridge: -34,
		hinge: -58,
		temple: 30,
		centre: 124,
	},
};

const LOW = 92;

export const sunglasses: Draw = (sketch) => {
	const cut = cuts[sketch.cut] ?? (cuts.square as GlassesCut);
	const stance: Stance = { yaw: sketch.back ? -164 : 16, pitch: 7, x: 0, y: 504, far: 2400 };
	const at = (x: number, y: number, z = 0): Point => {
		const [sx, sy] = look(stance, [x, y, z - (x * x) / 1150]);
		return [sx, sy];
	};
	const placed: Placed = (anchors, side, z = 0) =>
		(side === 1 ? anchors : mirror(anchors).toReversed()).map(([x, y, c]): Anchor => {
			const [sx, sy] = at(x + side * cut.centre, y, z);
			return c ? [sx, sy, c] : [sx, sy];
		});
	const metal = metalTone(sketch.fabric === "metal" ? sketch.tone.base : sketch.accent.base);
	const frames = [-1, 1].map((side) => closed(placed(cut.frame, side)));
	const lens = lensColours(sketch, cut);
	const low = Math.max(...[-1, 1].flatMap((side) => placed(cut.frame, side).map(([, y]) => y))) + 1;
	const xs = [-1, 1].flatMap((side) => placed(cut.frame, side).map(([x]) => x));
	const [tip] = look(stance, [-(cut.centre + 100), 0, -LENGTH]);
	const [left, right] = [Math.min(tip - 8, ...xs), Math.max(...xs) + 14];
	const top = at(cut.centre, Math.min(...cut.frame.map(([, y]) => y)))[1] - 30;
	const silhouette = [...frames];

	for (const side of [-1, 1]) {
		const [, y] = at(side * cut.centre, LOW);
		const foot = y - 1;
		const [lowest] = placed(cut.frame, side).toSorted((a, b) => b[1] - a[1]);
		if (lowest) pool(sketch, lowest[0] + 5, lowest[1] - 1.5, 52, 6, 0.75);
		const cast = placed(cut.lens, side).map(
			([lx, ly]): Anchor => [lx + (foot - ly) * 0.5, foot + 4 + (ly - foot) * 0.15],
		);
		print(sketch, closed(cast), lens.low, 0.34);
	}
	const temples = [-1, 1].map((side) => () => temple(sketch, cut, at, side, metal));
	const front = () => {
		if (!cut.wire) rim(sketch, cut, placed, at);
		for (const side of [-1, 1]) glass(sketch, closed(placed(cut.lens, side)), placed(cut.lens, side), lens);
		if (cut.wire) wireRim(sketch, cut, placed, at, metal);
		else acetate(sketch, cut, placed, at, metal);
	};
	if (sketch.back) {
		front();
		for (const draw of temples) draw();
	} else {
		for (const draw of temples) draw();
		front();
	}
	const [hx, hy] = at(cut.centre + 84, -30);
	return { silhouette, box: [left, top, right, low], stands: true, light: 0, focus: [hx - 70, hy + 20, 230] };
};
