import { type Anchor, closed, lerp, line, p } from "../../geometry.ts";
import { type Panel, panel } from "../../parts/panel.ts";
import { cloth, type Draw, type Sketch, stroke } from "../../sketch.ts";
import { type Arm, type Bodice, buildSleeve, COLLAR_Y } from "../../wardrobe/bodice.ts";
import { puller, zipper } from "../../wardrobe/closures.ts";
import { puff, swell } from "../../wardrobe/down.ts";
import { fitted, measureRoom } from "../../wardrobe/extras.ts";
import { groove, rim, softStroke } from "../../wardrobe/marks.ts";
import { sash } from "../../wardrobe/sash.ts";

type PufferCut = {
	body: Bodice;
	arm?: Arm;
	channels: number;
	armChannels: number;
	hood?: boolean;
	pocket: number;
	focus: readonly [number, number, number];
};

const cuts: Record<string, PufferCut> = {
	short: {
		body: {
			neckX: 54,
			neck: [0, 262],
			shape: "round",
			shoulder: [149, 280],
			arm: [142, 408],
			side: p`152 520, 152 640, 136 744`,
		},
		arm: { upper: 52, elbow: 49, wrist: 36, end: 726, swing: 17, back: 3 },
		channels: 6,
		armChannels: 7,
		pocket: 590,
		focus: [20, 350, 250],
	},
	long: {
		body: {
			neckX: 54,
			neck: [0, 264],
			shape: "round",
			shoulder: [147, 280],
			arm: [138, 408],
			side: p`138 520, 148 700, 162 900, 160 1090`,
		},
		arm: { upper: 51, elbow: 48, wrist: 36, end: 730, swing: 15, back: 3 },
		channels: 11,
		armChannels: 7,
		hood: true,
		pocket: 640,
		focus: [20, 360, 260],
	},
	gilet: {
		body: {
			neckX: 52,
			neck: [0, 262],
			shape: "round",
			shoulder: [130, 271],
			arm: [126, 410],
			side: p`146 480, 146 620, 134 724`,
		},
		channels: 6,
		armChannels: 0,
		pocket: 580,
		focus: [20, 350, 240],
	},
};

const WADDING = [1, 1.5, 0.72, 1.25, 0.86] as const;

export const puffer: Draw = (sketch) => {
	const short = sketch.feature === "cropped" && sketch.cut === "short";
	const plain = fitted(sketch, cuts[sketch.cut] ?? (cuts.short as PufferCut), short ? 90 : 0);
	const cut = {
		...plain,
		channels: Math.round((short ? 5 : plain.channels) * (WADDING[sketch.style % WADDING.length] ?? 1)),
		armChannels: Math.round(plain.armChannels * (WADDING[sketch.style % WADDING.length] ?? 1)),
		pocket: plain.pocket - (short ? 70 : 0),
	};
	const hood = cut.hood && !sketch.back ? hoodBehind(sketch) : [];
	collarInside(sketch, cut);
	if (!cut.arm) armholeInside(sketch, cut);
	const main = downBody(cut, sketch.back);
	puff(sketch, main, cut.channels);
	const end = main.at(0.5, 1)[1];
	if (!sketch.back) front(sketch, cut, end);
	const arms = cut.arm
		? ([-1, 1] as const).map((hand) => {
				const sleeve = downSleeve(cut.body, cut.arm as Arm, hand, cut.armChannels);
				puff(sketch, sleeve, cut.armChannels);
				return sleeve;
			})
		: [];
	const neck = cut.hood && sketch.back ? hoodOver(sketch) : collar(sketch, cut);
	if (!sketch.back) puller(sketch, [0, 238], 1.1);
	if (sketch.feature === "belted") sash(sketch, (cut.body.side[0]?.[0] ?? 140) + 8, 548, 42);
	const half = (cut.arm ? 226 : 156) + measureRoom(sketch);
	return {
		silhouette: [main.outline, ...arms.map((one) => one.outline), ...neck, ...hood],
		box: [-half, cut.hood ? 152 : 176, half, Math.max(end, cut.arm ? 738 : 0)],
		stands: false,
		focus: cut.focus,
	};
};

function downBody(cut: PufferCut, back: boolean): Panel {
	const { shoulder, arm, side, neckX, neck } = cut.body;
	const [sx, sy] = shoulder;
	const [ax, ay] = arm;
	const last = side[side.length - 1] as Anchor;
	const first = (ay - sy) / (last[1] - sy);
	const count = cut.channels - Math.round(first * cut.channels);
	const edge = (hand: 1 | -1): Anchor[] => [
		[hand * sx, sy, "c"],
		[hand * (Math.min(sx, ax) - 8), lerp(sy, ay, 0.5)],
		...swell(
			[
				[hand * ax, ay],
				...side.map(
					([x, y], i): Anchor => [
						hand * x + (hand < 0 ? 2 - i : 0),
						y + (hand < 0 && i === side.length - 1 ? 4 : 0),
					],
				),
			],
			0,
			count,
			hand * 8,
		),
	];
	const [left, right] = [edge(-1), edge(1)];
	const low = back ? COLLAR_Y + 12 : neck[1];
	return panel({
		left,
		right,
		top: [
			[-sx, sy, "c"],
			[-neckX, COLLAR_Y, "c"],
			[0, low],
			[neckX, COLLAR_Y, "c"],
			[sx, sy, "c"],
		],
		bottom: [
			[-last[0] + 2, last[1] + 4, "c"],
			[-last[0] * 0.5, last[1] + 15],
			[0, last[1] + 15],
			[last[0] * 0.55, last[1] + 12],
			[last[0], last[1], "c"],
		],
	});
}

function downSleeve(body: Bodice, arm: Arm, hand: 1 | -1, count: number): Panel {
	const plain = buildSleeve(body, arm, hand);
	const walk = (u: number): Anchor[] =>
		Array.from({ length: 15 }, (_, i): Anchor => [...plain.at(u, i / 14)]);
	const [near, far] = [walk(0), walk(1)];
	return panel({
		left: swell(near, 0, count, hand > 0 ? -3 : -8),
		right: swell(far, 0, count, hand > 0 ? 8 : 3),
		bottom: [near[14] as Anchor, [...plain.at(0.5, 1)], far[14] as Anchor],
	});
}

function front(sketch: Sketch, cut: PufferCut, end: number): void {
	const { tone } = sketch;
	softStroke(sketch, line(p`0 262, 1 ${end - 4}`), tone.deep, 22, 0.3);
	zipper(sketch, line(p`0 210, 1 ${(262 + end) / 2}, 0 ${end - 3}`), undefined, 6.5);
	for (const hand of [-1, 1]) {
		const path = line(p`${hand * 84} ${cut.pocket}, ${hand * 104} ${cut.pocket + 76}`);
		softStroke(sketch, path, tone.deep, 16, 0.4);
		zipper(sketch, path, [hand * 84, cut.pocket + 6], 4.6);
	}
}

function collarInside(sketch: Sketch, cut: PufferCut): void {
	if (sketch.back) return;
	const x = cut.body.neckX;
	cloth(
		sketch,
		closed(p`${-x + 2} 196c, 0 178, ${x - 2} 194c, ${x} 244c, 0 268, ${-x} 246c`),
		sketch.tone.inside,
	);
	softStroke(sketch, line(p`${-x + 6} 236, 0 246, ${x - 6} 234`), sketch.tone.deep, 26, 0.4);
}

function collar(sketch: Sketch, cut: PufferCut): string[] {
	const x = cut.body.neckX;
	const y = COLLAR_Y;
	if (sketch.back) {
		const stand = panel({
			left: swell(p`${-x + 2} 190, ${-x - 5} 226, ${-x - 12} ${y + 18}`, 0, 2, -5),
			right: swell(p`${x - 2} 189, ${x + 5} 226, ${x + 12} ${y + 18}`, 0, 2, 5),
			top: p`${-x + 2} 190, 0 180, ${x - 2} 189`,
			bottom: p`${-x - 12} ${y + 18}, 0 ${y + 32}, ${x + 12} ${y + 18}`,
		});
		puff(sketch, stand, 2);
		rim(sketch, stand.outline);
		return [stand.outline];
	}
	return [-1, 1].map((hand) => {
		const out: Anchor[] = swell(
			p`${hand * (x - 2)} 192, ${hand * (x + 5)} 226, ${hand * (x + 14)} ${y + 16}`,
			0,
			2,
			hand * 5,
		);
		const middle: Anchor[] = p`${hand * 3} 210, ${hand * 2.5} 240, ${hand * 2} 290`;
		const stand = panel(
			hand > 0
				? {
						left: middle,
						right: out,
						top: p`3 210, ${x * 0.55} 208, ${x - 2} 192`,
						bottom: p`2 290, ${x * 0.6} 286, ${x + 14} ${y + 16}`,
					}
				: {
						left: out,
						right: middle,
						top: p`${-x + 2} 192, ${-x * 0.55} 208, -3 210`,
						bottom: p`${-x - 14} ${y + 16}, ${-x * 0.6} 286, -2 290`,
					},
		);
		puff(sketch, stand, 2);
		rim(sketch, stand.outline);
		return stand.outline;
	});
}

function hoodBehind(sketch: Sketch): string[] {
	const hood = panel({
		left: swell(p`-40 164, -82 196, -96 240, -84 286`, 0, 3, -5),
		right: swell(p`42 163, 84 196, 96 240, 84 284`, 0, 3, 5),
		top: p`-40 164, 0 152, 42 163`,
		bottom: p`-84 286, 0 300, 84 284`,
	});
	puff(sketch, hood, 3);
	return [hood.outline];
}

function hoodOver(sketch: Sketch): string[] {
	const hood = panel({
		left: swell(p`-58 186, -92 230, -92 296, -40 392`, 0, 4, -5),
		right: swell(p`60 186, 92 230, 90 296, 36 392`, 0, 4, 5),
		top: p`-58 186, 0 172, 60 186`,
		bottom: p`-40 392, -4 404, 36 392`,
	});
	puff(sketch, hood, 4);
	groove(sketch, line(p`2 178, 4 280, -3 398`), 1.2);
	rim(sketch, hood.outline);
	return [hood.outline];
}

function armholeInside(sketch: Sketch, cut: PufferCut): void {
	const [sx, sy] = cut.body.shoulder;
	const [ax, ay] = cut.body.arm;
	for (const hand of [-1, 1]) {
		const path = closed(
			p`${hand * (sx - 4)} ${sy - 3}c, ${hand * (sx + 6)} ${lerp(sy, ay, 0.45)}, ${hand * (ax + 4)} ${ay + 4}c, ${hand * (ax - 20)} ${lerp(sy, ay, 0.5)}`,
		);
		cloth(sketch, path, sketch.tone.inside);
		stroke(sketch, path, sketch.tone.line, 1, { opacity: 0.5 });
	}
}
