import { across, folds, lay, topstitch, underside } from "../cloth.ts";
import { type Anchor, closed, line, p } from "../geometry.ts";
import { metal, ring, sheen, strap } from "../leather.ts";
import { type Panel, panel } from "../panel.ts";
import { pair, rear, SHOE_FLOOR } from "../shoe-pair.ts";
import { bow, elastic, type Heel, heel, laces, sandalStraps, shaft } from "../shoe-parts.ts";
import { type Draw, fill, type Piece, type Sketch, stroke } from "../sketch.ts";

export type ShoeCut = {
	heel: Heel;
	/** From the toe over the instep to the back, and under the foot from toe to heel. */
	top: readonly Anchor[];
	sole: readonly Anchor[];
	/** The far side's top line, seen into the shoe. */
	inside?: readonly Anchor[];
	shaft?: number;
	finish: (sketch: Sketch, upper: Panel) => void;
	backTop: number;
};

const flatSole: readonly Anchor[] = p`-258 588, -150 593, 0 592, 120 590, 232 588`;
const lowSole: readonly Anchor[] = p`-258 582, -150 586, -40 582, 90 572, 232 566`;
const highSole: readonly Anchor[] = p`-258 590, -150 594, -84 586, 20 520, 130 464, 234 446`;
const midSole: readonly Anchor[] = p`-258 590, -150 594, -84 588, 20 552, 130 522, 234 512`;

const cuts: Record<string, ShoeCut> = {
	pump: {
		heel: "stiletto",
		sole: highSole,
		backTop: 345,
		top: p`-264 576, -240 548, -180 528, -96 498c, -40 498, 50 458, 140 396, 226 342`,
		inside: p`-96 498, -30 456, 70 416, 160 366, 226 342`,
		finish: (sketch, upper) => topstitch(sketch, across(upper, 0.04, 0.38, 1)),
	},
	slingback: {
		heel: "stiletto",
		sole: highSole,
		backTop: 352,
		top: p`-264 576, -240 548, -180 528, -96 498c, -48 502, 0 492, 56 478`,
		inside: p`-96 498, -50 470, 0 456, 56 478`,
		finish: (sketch) => {
			strap(sketch, p`40 486, 120 420, 206 352, 240 366, 232 404`, 11);
			ring(sketch, 150, 396, 6, 3);
		},
	},
	sandal: {
		heel: "block",
		sole: highSole,
		backTop: 300,
		top: [],
		inside: [],
		finish: (sketch) => sandalStraps(sketch),
	},
	ballerina: {
		heel: "flat",
		sole: flatSole,
		backTop: 486,
		top: p`-264 568, -240 536, -180 520c, -110 548, 0 560, 110 544, 190 506, 234 482`,
		inside: p`-180 520, -100 512, 20 520, 140 498, 234 482`,
		finish: (sketch) => bow(sketch, -178, 520),
	},
	loafer: {
		heel: "stack",
		sole: lowSole,
		backTop: 434,
		top: p`-264 560, -236 516, -160 486, -70 446, -44 440c, 0 494, 90 502, 180 468, 234 430`,
		inside: p`-44 440, 20 462, 120 470, 200 440, 234 430`,
		finish: (sketch) => {
			stroke(sketch, line(p`-250 536, -190 524, -100 500, -30 490`), sketch.tone.line, 2.4, { opacity: 0.8 });
			topstitch(sketch, line(p`-246 542, -188 531, -98 507, -28 497`), sketch.tone.light);
			strap(sketch, p`-108 468, -84 500, -62 566`, 34);
			metal(sketch, "M-96 496h44v9h-44z", [-96, 496], [-52, 506]);
			for (const x of [-98, -50]) ring(sketch, x, 500, 9, 4);
		},
	},
	derby: {
		heel: "stack",
		sole: lowSole,
		backTop: 384,
		top: p`-264 556, -236 512, -160 482, -60 428, 14 384c, 60 420, 130 424, 196 400, 234 378`,
		inside: p`14 384, 70 394, 140 402, 200 386, 234 378`,
		finish: (sketch) => {
			stroke(sketch, line(p`-150 478, -134 530, -138 584`), sketch.tone.line, 2.2, { opacity: 0.75 });
			const flap = closed(p`14 386c, -60 432, -110 464c, -96 508, -30 520, 50 500, 70 420`);
			fill(sketch, flap, sketch.tone.gleam, 0.09);
			stroke(sketch, flap, sketch.tone.line, 2, { opacity: 0.8 });
			laces(sketch, p`-98 462, 8 394`, 5, sketch.accent);
		},
	},
	"ankle-boot": {
		heel: "block",
		sole: midSole,
		backTop: 220,
		shaft: 214,
		top: bootVamp(),
		finish: (sketch) => elastic(sketch),
	},
	"tall-boot": {
		heel: "block",
		sole: midSole,
		backTop: -190,
		shaft: -190,
		top: bootVamp(),
		finish: () => undefined,
	},
	espadrille: {
		heel: "wedge",
		sole: p`-258 560, -150 558, 0 544, 120 520, 232 500`,
		backTop: 410,
		top: p`-264 548, -240 510, -180 490, -90 466c, -20 492, 80 478, 170 436, 230 404`,
		inside: p`-90 466, 0 450, 100 444, 180 412, 230 404`,
		finish: (sketch) => {
			for (const [dx, dy] of [
				[0, 0],
				[14, 20],
			] as const)
				strap(
					sketch,
					p`${20 + dx} ${492 - dy}, 90 ${420 - dy}, 196 ${372 - dy}, 232 ${384 - dy}, 224 404`,
					8,
					sketch.tone,
					false,
				);
		},
	},
};

function bootVamp(): Anchor[] {
	return p`-264 560, -238 518, -160 486, -70 440, 10 400, 120 396, 236 400`;
}

export const shoe: Draw = (sketch) => {
	const cut = cuts[sketch.cut] ?? (cuts.pump as ShoeCut);
	if (sketch.back)
		return rear(sketch, {
			top: cut.backTop,
			heel: cut.heel,
			seat: (cut.sole[cut.sole.length - 1] as Anchor)[1],
			shaft: cut.shaft !== undefined,
		});
	const silhouette = pair(sketch, (one) => drawOne(one, cut));
	const top = cut.shaft ?? Math.min(cut.backTop, ...cut.top.map(([, y]) => y));
	const focus: Piece["focus"] = cut.shaft !== undefined && cut.shaft < 0 ? [60, 460, 330] : [-60, 500, 240];
	return { silhouette, box: [-270, top - 42, 316, SHOE_FLOOR], stands: true, focus };
};

function drawOne(sketch: Sketch, cut: ShoeCut): string[] {
	const { tone } = sketch;
	const outlines: string[] = [heel(sketch, cut.heel, (cut.sole[cut.sole.length - 1] as Anchor)[1])];
	if (cut.inside && cut.inside.length > 0) {
		const near = cut.top.slice(cut.top.findIndex(([, , c]) => c === "c"));
		fill(sketch, closed([...cut.inside, ...near.toReversed()]), tone.inside);
		stroke(sketch, line(cut.inside), tone.line, 2);
		sheen(
			sketch,
			cut.inside.slice(1).map(([x, y]) => [x - 10, y + 24]),
			"#e9d9c0",
			0.3,
		);
	}
	if (cut.top.length > 0) {
		const end = cut.sole[cut.sole.length - 1] as Anchor;
		const last = cut.top[cut.top.length - 1] as Anchor;
		const short = last[0] < 200;
		const sole = short ? [...cut.sole.filter(([x]) => x < last[0]), [last[0] + 14, 506] as Anchor] : cut.sole;
		const from = cut.sole[0] as Anchor;
		const tip: Anchor = [-257, (cut.top[0] as Anchor)[1] - 7];
		const upper = panel({
			left: p`${tip[0]} ${tip[1]}, -269 ${(tip[1] + from[1]) / 2 + 2}, ${from[0]} ${from[1]}`,
			right: short
				? p`${last[0]} ${last[1]}, ${last[0] + 14} 506`
				: p`${last[0]} ${last[1]}, ${last[0] + 13} ${(last[1] + end[1]) / 2}, ${end[0]} ${end[1]}`,
			top: [tip, ...cut.top.slice(1)],
			bottom: sole,
		});
		lay(sketch, upper, { round: 0.45, edge: 2.2 });
		underside(sketch, upper, 0.4, 0.4);
		folds(
			sketch,
			upper,
			[{ from: [0.06, 0.4], to: [0.4, 0.18], width: 26, shape: "middle" }],
			tone.gleam,
			0.13,
		);
		if (cut.heel !== "wedge")
			stroke(sketch, line(cut.sole.map(([x, y]) => [x, y + 4])), "#2a211c", 8, { cap: "butt" });
		outlines.push(upper.outline);
		if (cut.shaft !== undefined) outlines.push(shaft(sketch, cut.shaft));
		cut.finish(sketch, upper);
	} else {
		stroke(sketch, line(cut.sole), "#2a211c", 13);
		stroke(sketch, line(cut.sole.map(([x, y]) => [x, y - 7])), "#d8bf9c", 6);
		const dummy = panel({
			left: p`-258 580, -258 590`,
			right: p`234 436, 234 446`,
		});
		cut.finish(sketch, dummy);
		outlines.push(
			closed([
				...cut.sole.map(([x, y]): Anchor => [x, y - 10]),
				...cut.sole.toReversed().map(([x, y]): Anchor => [x, y + 8]),
			]),
		);
	}
	return outlines;
}
