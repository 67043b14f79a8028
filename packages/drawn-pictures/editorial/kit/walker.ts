import { shift } from "../../draw/colour.ts";
import { type Anchor, closed, line, p } from "../../draw/geometry.ts";
import { drape, lay, seam, topstitch } from "../../draw/parts/cloth.ts";
import { panel } from "../../draw/parts/panel.ts";
import { cloth, print, stroke } from "../../draw/sketch.ts";
import { type Hair, head, type Part, SKIN } from "./figure.ts";

export type Outfit = {
	coat: string;
	trousers: string;
	jumper: string;
	shoes: string;
	heels: boolean;
	skin: string;
	hair: string;
	worn: Hair;
};

export function walker({
	coat,
	trousers,
	jumper: knit,
	shoes,
	heels: high,
	skin,
	hair,
	worn,
}: Outfit): Part[] {
	const [face, crown] = head(skin, hair, worn);
	return [
		{ fabric: "wool", colour: shift(coat, -0.06), draw: coatBack },
		{ fabric: SKIN, colour: skin, draw: farHand },
		{ fabric: "wool", colour: shift(coat, -0.03), draw: farSleeve },
		{ fabric: "leather", colour: shoes, draw: high ? heels : laced },
		{ fabric: "jersey", colour: shift(trousers, -0.05), draw: farLeg },
		{ fabric: "jersey", colour: trousers, draw: nearLeg },
		{ fabric: "knit", colour: knit, draw: jumper },
		face,
		{ fabric: "knit", colour: knit, draw: rollNeck },
		crown,
		{ fabric: "wool", colour: shift(coat, -0.015), draw: coatFar },
		{ fabric: "wool", colour: coat, draw: coatNear },
		{ fabric: "wool", colour: coat, draw: lapels },
		{ fabric: SKIN, colour: skin, draw: nearHand },
		{ fabric: "wool", colour: coat, draw: nearSleeve },
	];
}

const coatBack: Part["draw"] = (sketch) => {
	const back = panel({
		left: p`-80 300, -50 700, -10 980, 60 1200`,
		right: p`112 290, 156 520, 262 800, 410 1020, 520 1130`,
		bottom: p`60 1200, 150 1262, 250 1226, 340 1258, 430 1190, 520 1130`,
	});
	lay(sketch, back, { ...drape(sketch, 6, 40, 0.2), round: 0.8 });
};
const coatNear: Part["draw"] = (sketch) => {
	const near = panel({
		left: p`-30 262, -34 470, -12 660, 40 850, 116 1030, 196 1180`,
		right: p`108 284, 130 470, 156 640, 250 830, 372 990, 470 1080`,
		top: p`-30 262, 40 250, 108 284`,
		bottom: p`196 1180, 270 1206, 330 1160, 400 1166, 470 1080`,
	});
	lay(sketch, near, { ...drape(sketch, 5, 40, 0.36), round: 1 });
	seam(sketch, line(p`112 330, 106 480, 124 640, 214 840, 320 1010`));
	topstitch(sketch, line(p`-20 300, -24 470, -2 656, 50 846, 126 1024, 200 1168`));
	const flap = closed(p`62 676c, 128 652c, 142 690c, 76 716c`);
	cloth(sketch, flap, shift(sketch.tone.base, 0.015));
	stroke(sketch, flap, sketch.tone.line, 1, { opacity: 0.5 });
	for (const [x, y] of [
		[-16, 520],
		[-2, 640],
	] as const) {
		print(
			sketch,
			closed(p`${x + 14} ${y - 8}, ${x + 22} ${y}, ${x + 14} ${y + 8}, ${x + 6} ${y}`),
			"#4a2f24",
		);
	}
};
const coatFar: Part["draw"] = (sketch) => {
	const far = panel({
		left: p`-98 296, -116 430, -108 580, -128 780, -176 960, -212 1090`,
		right: p`-52 266, -78 430, -66 600, -68 800, -96 980, -124 1112`,
		bottom: p`-212 1090, -170 1118, -124 1112`,
	});
	lay(sketch, far, { ...drape(sketch, 2, 20, 0.4), round: 1 });
};
const lapels: Part["draw"] = (sketch) => {
	const shapes = [
		closed(p`-52 254c, -92 312, -100 356c, -84 372c, -74 480c, -58 380, -44 300`),
		closed(p`52 232c, 4 262, -30 330, -36 486c, 16 396, 40 366c, 30 348c, 66 322, 82 280`),
		closed(p`40 206c, 78 232, 92 276, 84 300c, 52 280, 20 262, -10 268c, 10 230`),
	];
	for (const [i, shape] of shapes.entries()) {
		cloth(sketch, shape, shift(sketch.tone.base, i === 1 ? 0.02 : -0.01));
		stroke(sketch, shape, sketch.tone.line, 1.1, { opacity: 0.45 });
	}
};
const sleeve = (
	sketch: Parameters<Part["draw"]>[0],
	left: ReturnType<typeof p>,
	right: ReturnType<typeof p>,
): void => {
	const [from, to] = [left[0] as Anchor, right[0] as Anchor];
	const arm = panel({
		left,
		right,
		top: [from, [(from[0] + to[0]) / 2 - 4, Math.min(from[1], to[1]) - 5], to],
	});
	lay(sketch, arm, {
		round: 1.3,
		dark: [
			{ from: [0.15, 0.5], to: [0.7, 0.62], width: 13, shape: "middle" },
			{ from: [0.2, 0.42], to: [0.8, 0.48], width: 9, shape: "middle" },
			{ from: [0.85, 0.06], to: [0.3, 0.3], width: 15, shape: "top" },
			{ from: [0.5, 0.7], to: [0.35, 0.98], width: 12, shape: "hem" },
		],
		light: [{ from: [0.35, 0.15], to: [0.35, 0.8], width: 15, shape: "middle" }],
	});
	topstitch(sketch, line([arm.at(0.02, 0.95), arm.at(0.5, 0.955), arm.at(0.98, 0.95)]));
};
const nearSleeve: Part["draw"] = (sketch) =>
	sleeve(sketch, p`54 312, 60 440, 96 570, 158 706`, p`106 296, 146 410, 180 548, 226 672`);
const farSleeve: Part["draw"] = (sketch) =>
	sleeve(sketch, p`-100 300, -142 430, -186 560, -232 676`, p`-60 320, -94 460, -136 590, -178 704`);
const nearHand: Part["draw"] = (sketch) => {
	cloth(
		sketch,
		closed(p`170 690, 214 668, 231 706, 229 746, 216 786, 203 802c, 195 778, 186 748, 176 724`),
		sketch.tone.base,
	);
	stroke(sketch, line(p`188 726, 200 742, 204 764`), shift(sketch.tone.base, -0.2), 1.4, { opacity: 0.5 });
};
const farHand: Part["draw"] = (sketch) =>
	cloth(
		sketch,
		closed(p`-222 676, -186 694, -191 730, -203 766, -218 786c, -226 760, -231 734, -233 706`),
		shift(sketch.tone.base, -0.03),
	);

const trouser = (
	sketch: Parameters<Part["draw"]>[0],
	left: ReturnType<typeof p>,
	right: ReturnType<typeof p>,
	bottom: ReturnType<typeof p>,
	knee: number,
): void => {
	const leg = panel({ left, right, bottom });
	lay(sketch, leg, {
		round: 0.9,
		dark: [
			{ from: [0.25, 0.06], to: [0.4, 0.98], width: 26, shape: "hem" },
			{ from: [0.75, 0.1], to: [0.8, 1], width: 24, shape: "hem" },
			{ from: [0.95, knee], to: [0.3, knee + 0.08], width: 13, shape: "middle" },
			{ from: [0.1, 0.02], to: [0.6, 0.2], width: 15, shape: "top" },
		],
		light: [
			{ from: [0.5, 0.1], to: [0.58, 0.98], width: 24, shape: "hem" },
			{ from: [0.1, 0.3], to: [0.14, 0.96], width: 16, shape: "middle" },
		],
	});
	stroke(sketch, line([leg.at(0.5, 0.03), leg.at(0.47, 0.5), leg.at(0.5, 0.99)]), sketch.tone.deep, 1.2, {
		opacity: 0.45,
	});
};
const nearLeg: Part["draw"] = (sketch) => {
	trouser(
		sketch,
		p`-78 596, -110 800, -152 1040, -210 1270, -246 1424`,
		p`70 590, 66 800, 20 1040, -22 1250, -48 1440`,
		p`-246 1424, -150 1452, -48 1440`,
		0.5,
	);
	cloth(sketch, closed(p`-80 590c, 0 602, 72 584c, 74 612c, 0 630, -82 618c`), "#6d4a2e");
	stroke(sketch, closed(p`-52 592c, -24 596c, -24 626c, -52 622c`), "#c9a55c", 5);
};
const farLeg: Part["draw"] = (sketch) =>
	trouser(
		sketch,
		p`-30 600, 30 850, 96 1060, 140 1250, 176 1400`,
		p`80 600, 140 850, 216 1050, 276 1230, 318 1352`,
		p`176 1400, 250 1390, 318 1352`,
		0.45,
	);
const heels: Part["draw"] = (sketch) => {
	cloth(
		sketch,
		closed(
			p`-150 1420c, -96 1424c, -90 1470, -92 1490c, -128 1492, -200 1496, -284 1480, -318 1462c, -250 1448, -200 1428`,
		),
		sketch.tone.base,
	);
	stroke(sketch, line(p`-98 1462, -92 1498`), sketch.tone.base, 9);
	cloth(
		sketch,
		closed(
			p`214 1370c, 290 1340c, 300 1372, 276 1424, 222 1472, 178 1498, 132 1500c, 138 1482, 172 1460, 200 1420`,
		),
		sketch.tone.base,
	);
	stroke(sketch, line(p`290 1366, 318 1400, 330 1436`), sketch.tone.base, 9);
	print(sketch, closed(p`-300 1464c, -240 1452, -206 1436, -220 1452, -262 1466`), sketch.tone.gleam, 0.35);
};
const laced: Part["draw"] = (sketch) => {
	const { base, deep, gleam } = sketch.tone;
	cloth(
		sketch,
		closed(
			p`-160 1404c, -92 1408c, -84 1450, -82 1488c, -140 1490, -300 1488c, -326 1484, -324 1466, -290 1450, -230 1436, -186 1424`,
		),
		base,
	);
	print(
		sketch,
		closed(p`-82 1486c, -82 1500c, -132 1500c, -136 1492c, -210 1494, -318 1494c, -326 1484c, -200 1488`),
		deep,
	);
	cloth(
		sketch,
		closed(
			p`208 1372c, 302 1338c, 330 1380, 334 1408c, 306 1424, 262 1450, 212 1486, 150 1494c, 128 1492, 132 1476, 160 1452, 196 1416`,
		),
		base,
	);
	print(
		sketch,
		closed(p`334 1406c, 340 1420c, 300 1442c, 262 1462, 216 1496, 150 1502c, 130 1494c, 206 1484, 264 1446`),
		deep,
	);
	print(sketch, closed(p`-300 1464c, -250 1450, -214 1440, -226 1452, -264 1464`), gleam, 0.3);
};
const jumper: Part["draw"] = (sketch) => {
	const body = panel({
		left: p`-76 292, -84 440, -80 612`,
		right: p`60 280, 66 440, 74 606`,
		top: p`-76 292, -20 262, 60 280`,
		bottom: p`-80 612, 0 622, 74 606`,
	});
	lay(sketch, body, {
		round: 1,
		dark: [
			{ from: [0.2, 0.4], to: [0.5, 0.55], width: 14, shape: "middle" },
			{ from: [0.3, 0.95], to: [0.6, 0.8], width: 14, shape: "top" },
		],
	});
};
const rollNeck: Part["draw"] = (sketch) => {
	const neck = closed(p`-46 204c, -10 216, 30 202c, 38 240, 42 268c, 0 290, -58 274c, -52 240`);
	cloth(sketch, neck, sketch.tone.base);
	stroke(sketch, line(p`-50 236, -8 248, 34 232`), shift(sketch.tone.base, -0.16), 1.4, { opacity: 0.6 });
};
