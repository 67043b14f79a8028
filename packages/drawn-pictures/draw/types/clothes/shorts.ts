import { line, p } from "../../geometry.ts";
import type { Draw } from "../../sketch.ts";
import { chooseHornTone, sewnButton } from "../../wardrobe/closures.ts";
import { leatherBelt } from "../../wardrobe/extras.ts";
import {
	beltLoops,
	fall,
	fly,
	jetted,
	type Legs,
	layLegs,
	lift,
	pressedCrease,
	sidePocket,
	turnUp,
	WAIST,
	waistband,
} from "../../wardrobe/legs.ts";
import { dent, groove, softStroke } from "../../wardrobe/marks.ts";

const cuts: Record<string, Legs> = {
	tailored: { outer: p`146 760, 158 884`, inner: p`10 884`, seat: 133 },
	bermuda: { outer: p`140 760, 144 900, 142 1012`, inner: p`18 900, 24 1012`, seat: 131 },
};

export const shorts: Draw = (sketch) => {
	const cut = fall(sketch, cuts[sketch.cut] ?? (cuts.tailored as Legs));
	const { back } = sketch;
	const bermuda = sketch.cut === "bermuda";
	const legs = layLegs(sketch, cut, { soft: 0.35, long: false }, (leg, hand) => {
		if (bermuda) pressedCrease(sketch, leg, 0.1, hand > 0 ? 0.48 : 0.52);
		turnUp(sketch, leg, bermuda ? 34 : 42);
	});
	if (back) {
		groove(sketch, line(p`0 ${WAIST + 12}, 1 640, 0 744`), 1.3);
		for (const hand of [-1, 1]) jetted(sketch, hand * 57, 604, 60, hand * -5);
	} else {
		fly(sketch, undefined, bermuda);
		for (const hand of [-1, 1]) {
			sidePocket(sketch, hand, [76, WAIST + 20], [119, 634]);
			if (bermuda) continue;
			for (const x of [34, 52]) {
				const path = (by: number) =>
					line(p`${hand * (x + by)} ${WAIST + 22}, ${hand * (x + 4 + by)} 600, ${hand * (x + 6 + by)} 690`);
				softStroke(sketch, path(3), sketch.tone.deep, 10, 0.16);
				dent(sketch, path(2), 9, 0.22);
				dent(sketch, path(-6), 10, -0.24);
				groove(
					sketch,
					line(p`${hand * x} ${WAIST + 22}, ${hand * (x + 2)} 566, ${hand * (x + 3)} 592`),
					1.1,
					0.8,
				);
			}
		}
	}
	waistband(sketch);
	if (back) groove(sketch, line(p`0 494, 0 530`), 1);
	if (sketch.feature === "belted") leatherBelt(sketch, 91, WAIST - 16, 29);
	beltLoops(sketch, back ? [-0.86, -0.42, 0, 0.42, 0.86] : [-0.82, -0.4, 0.44, 0.84]);
	if (!back) {
		groove(sketch, line(p`10 512, 10 546`), 1.3);
		sewnButton(sketch, -3, 529, 7.4, chooseHornTone(sketch));
	}
	const bottom = cut.outer[cut.outer.length - 1]?.[1] ?? 884;
	return {
		silhouette: legs.map((leg) => leg.outline),
		box: [-162, 488 - lift(sketch), 162, bottom + 12],
		stands: false,
		focus: [26, 600, 200],
	};
};
