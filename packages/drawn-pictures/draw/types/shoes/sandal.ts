import { createTone } from "../../colour.ts";
import { p } from "../../geometry.ts";
import { paintGround } from "../../shoe/ground-sole.ts";
import { type PairCut, pair } from "../../shoe/pair.ts";
import { paintBottom, type Shoe, stackedLeather } from "../../shoe/shoe.ts";
import { above, ankleStrap, band, buckle, either } from "../../shoe/trims.ts";
import { type Place, paintUpper } from "../../shoe/upper.ts";
import type { Draw } from "../../sketch.ts";
import { stud } from "../../solid/scene.ts";

const open = p`-300 500, 300 500`;
const chooseMetal = ({ sketch }: Shoe) =>
	sketch.pattern === "solid" ? sketch.accent : createTone("#c9a55c");

const cup =
	(from: number, high: number): Place =>
	([x, y]) =>
		Math.min(x - from - Math.max(0, y - 20) * 0.5, high * Math.min(1, (x - from) / 60) - y);

const BANDS = [
	[-196, -188],
	[-128, -120],
] as const;
const FLAT_BANDS = [
	[-176, -160],
	[-92, -104],
] as const;

const cuts: Record<string, PairCut> = {
	heeled: {
		last: { toe: "almond", heel: 172, platform: 7, spring: 8 },
		focus: [-140, 50, 210],
		yaw: 26,
		pitch: 16,
		paint: (shoe) => {
			const { sketch } = shoe;
			paintBottom(shoe, {
				thick: 5.5,
				out: 3,
				edge: sketch.tone,
				heel: {
					cut: { deep: 88, foot: [50, 36, 14], slender: 1.7, hollow: 0.05 },
					tone: sketch.tone,
					cloth: "smooth",
				},
			});
			const at = shoe.last.lift([206, 0, 0]);
			const strap = { x: at[0] - 40, y: at[1] + 118, long: 74, wide: 52, width: 11, lean: 6 };
			if (!sketch.back) ankleStrap(shoe, { ...strap, far: true });
			paintUpper(shoe, {
				top: open,
				where: either(band(-196, -188, -206, 15), band(-128, -120, -136, 13), cup(170, 128)),
				roll: 0,
			});
			studded(shoe, BANDS);
			ankleStrap(shoe, { ...strap, far: false });
			if (sketch.back) ankleStrap(shoe, { ...strap, far: true });
			else buckle(shoe, [strap.x - 6, strap.y, strap.wide + 2], 17, 18, chooseMetal(shoe));
		},
	},
	flat: {
		last: { toe: "round", heel: 12, platform: 7, spring: 7 },
		focus: [-120, 60, 210],
		paint: (shoe) => {
			const { sketch } = shoe;
			paintBottom(shoe, {
				thick: 6,
				out: 5,
				edge: stackedLeather,
				heel: { cut: { deep: 110, foot: [106, 50, 2], slender: 1 }, tone: stackedLeather },
			});
			const strap = { x: 142, y: 148, long: 100, wide: 56, width: 10, lean: 38 };
			if (!sketch.back) ankleStrap(shoe, { ...strap, far: true });
			paintUpper(shoe, {
				top: open,
				where: either(tStrap, band(-176, -160, -184, 10), band(-92, -104, -100, 10), cup(190, 128)),
				roll: 0,
			});
			studded(shoe, FLAT_BANDS);
			ankleStrap(shoe, { ...strap, far: false });
			if (sketch.back) ankleStrap(shoe, { ...strap, far: true });
			else buckle(shoe, [strap.x + 4, strap.y - 1, strap.wide + 2], 16, 17, chooseMetal(shoe));
		},
	},
	slide: {
		last: { toe: "square", heel: 10, platform: 20, spring: 7, full: 1.04 },
		focus: [-110, 70, 220],
		paint: (shoe) => {
			paintGround(
				shoe,
				{
					tone: createTone("#cda878"),
					material: "leather",
					above: 1,
					out: 7,
					outBelow: 6,
					bands: [[0.62, 1, stackedLeather]],
				},
				() => {
					paintUpper(shoe, { top: open, where: crossed, roll: 0 });
				},
			);
		},
	},
};

const tStrap: Place = ([x, y, z], _, v) =>
	Math.min(10 - Math.abs(z), x + 172, 186 - y, (0.3 - Math.abs(v - 0.5)) * 100);
function studded(shoe: Shoe, bands: readonly (readonly [near: number, crest: number])[]): void {
	const { last, sketch } = shoe;
	if (sketch.feature !== "studded" || sketch.back) return;
	for (const [near, crest] of bands)
		for (let v = 0.14; v <= 0.56; v += 0.038) {
			const x = near + (crest - near) * Math.sin(Math.PI * v) ** 1.3;
			let [low, high] = [0, 0.7];
			for (let k = 0; k < 18; k++) {
				const u = (low + high) / 2;
				if (last.flat(u, v)[0] < x) low = u;
				else high = u;
			}
			if (last.flat(low, v)[1] > 6) stud(shoe, above(shoe, low, v, 1.5), 10, chooseMetal(shoe));
		}
}

const crossed: Place = (flat, u, v) => {
	const across = Math.min(1, Math.max(0, (v - 0.16) / 0.68));
	return Math.max(
		27 - Math.abs(flat[0] + 162 - across * 78),
		27 - Math.abs(flat[0] + 84 + across * 78) + u * 0,
	);
};

export const sandal: Draw = (sketch) => pair(sketch, cuts[sketch.cut] ?? (cuts.heeled as PairCut));
