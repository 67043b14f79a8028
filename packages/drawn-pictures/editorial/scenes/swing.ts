import { shift } from "../../draw/colour.ts";
import { closed, line, p } from "../../draw/geometry.ts";
import { drape, lay, seam } from "../../draw/parts/cloth.ts";
import { panel } from "../../draw/parts/panel.ts";
import { cloth, print, stroke } from "../../draw/sketch.ts";
import {
	FIGURE_HORIZON,
	figure,
	head,
	limb,
	type Part,
	SKIN,
	UPRIGHT_FIGURE,
	WIDE_FIGURE,
} from "../kit/figure.ts";
import { niche, room } from "../kit/room.ts";
import { by, type Scene } from "../kit/stage.ts";
import { branch, floorLight, sun, windowPanes } from "../kit/sun.ts";

const RED = "#a3202c";
const FLESH = "#8a5a41";

export const swing: Scene = (stage) => {
	room(stage, {
		wall: "#b98b73",
		floor: "#9f745c",
		horizon: by(stage, FIGURE_HORIZON.wide, FIGURE_HORIZON.upright),
	});
	niche(stage, by(stage, 1130, 640), by(stage, 310, 390), by(stage, 84, 70), stage.horizon);
	sun(
		stage,
		windowPanes({
			x: by(stage, 260, -240),
			top: by(stage, -60, 40),
			wide: by(stage, 820, 860),
			high: by(stage, 850, 930),
			lean: 0.55,
			tilt: 60,
		}) + floorLight(stage, by(stage, 740, 240), by(stage, 1420, 1080), 260),
		{
			leaves: branch(
				"swing",
				[by(stage, 400, -60), by(stage, -30, 60)],
				[by(stage, 800, 420), by(stage, 380, 560)],
				170,
				0.12,
				13,
			),
		},
	);
	figure(stage, { x: by(stage, 1030, 540), ...by(stage, WIDE_FIGURE, UPRIGHT_FIGURE) }, dancer());
};

function dancer(): Part[] {
	const [skin, hair] = head(FLESH, "#1d1412", "loose");
	return [
		{ fabric: "silk", colour: shift(RED, -0.07), draw: under },
		{ fabric: SKIN, colour: FLESH, draw: legs },
		{ fabric: "leather", colour: "#2b1a14", draw: shoes },
		{ fabric: "silk", colour: RED, draw: skirt },
		{ fabric: SKIN, colour: FLESH, draw: body },
		skin,
		{ fabric: "silk", colour: RED, draw: bodice },
		hair,
	];
}

const under: Part["draw"] = (sketch) => {
	const behind = panel({
		left: p`-10 610, 20 900, -20 1150, -60 1350`,
		right: p`58 596, 250 720, 480 800, 700 830`,
		bottom: p`-60 1350, 80 1420, 220 1340, 350 1390, 470 1260, 590 1240, 640 1050, 700 830`,
	});
	lay(sketch, behind, { ...drape(sketch, 9, 40, 0.05), round: 0.6 });
};

const skirt: Part["draw"] = (sketch) => {
	const front = panel({
		left: p`-62 596, -128 770, -196 980, -240 1190, -262 1338`,
		right: p`64 588, 180 700, 330 810, 500 890, 640 930`,
		bottom: p`-262 1338, -190 1388, -110 1352, -20 1404, 70 1350, 160 1384, 250 1296, 350 1316, 410 1196, 520 1192, 560 1060, 640 930`,
	});
	const swirl = drape(sketch, 12, 42, 0.02, 0.35);
	lay(sketch, front, {
		dark: swirl.dark.map((fold) => ({ ...fold, bow: 0.035 })),
		light: swirl.light.map((fold) => ({ ...fold, bow: 0.035 })),
		round: 0.7,
	});
	stroke(sketch, front.bottomEdge, shift(RED, 0.16), 2.2, { opacity: 0.6 });
};

const bodice: Part["draw"] = (sketch) => {
	const top = panel({
		left: p`-40 240, -60 310, -92 390, -84 480, -64 602`,
		right: p`30 238, 42 310, 74 392, 76 480, 66 596`,
		top: p`-40 240, -6 252, 30 238`,
		bottom: p`-64 602, 0 616, 66 596`,
	});
	lay(sketch, top, {
		round: 1.1,
		dark: [
			{ from: [0.45, 0.04], to: [0.2, 0.5], width: 14, shape: "middle" },
			{ from: [0.55, 0.05], to: [0.8, 0.5], width: 14, shape: "middle" },
			{ from: [0.1, 0.95], to: [0.6, 0.62], width: 12, shape: "top" },
			{ from: [0.9, 0.98], to: [0.5, 0.7], width: 12, shape: "top" },
		],
		light: [{ from: [0.3, 0.3], to: [0.34, 0.9], width: 14, shape: "middle" }],
	});
	const band = closed(p`-66 590c, 0 606, 68 584c, 70 618c, 0 640, -70 624c`);
	cloth(sketch, band, shift(RED, -0.03));
	seam(sketch, line(p`-68 604, 0 620, 69 600`));
	cloth(sketch, closed(p`-40 226c, -6 244, 32 224c, 34 252c, -4 268, -44 252c`), shift(RED, 0.01));
};

const body: Part["draw"] = (sketch) => {
	const outline = closed(
		p`-36 216c, -54 258, -100 282, -144 336, -192 396, -250 448, -318 496, -374 524, -398 520, -412 500, -421 503, -417 522, -454 526, -494 541c, -452 551, -412 558, -374 552, -310 538, -238 508, -172 460, -124 404, -106 384c, -88 440c, 72 440c, 94 388c, 134 424, 190 468, 252 494, 320 507, 390 497, 432 501, 472 496, 514 479c, 472 476, 438 474, 434 454, 425 452, 415 470, 386 471, 322 465, 262 444, 206 404, 166 354, 130 304, 100 282, 52 258, 32 214c`,
	);
	cloth(sketch, outline, FLESH);
	for (const side of [-1, 1])
		stroke(
			sketch,
			line(p`${side * 20 - 4} 280, ${side * 56 - 4} 279, ${side * 92 - 4} 292`),
			shift(FLESH, 0.08),
			2.4,
			{ opacity: 0.45 },
		);
};

const legs: Part["draw"] = (sketch) => {
	for (const [places, light] of [
		[
			[
				[-150, 1230, 46],
				[-184, 1330, 34],
				[-214, 1410, 20],
				[-226, 1452, 17],
			],
			0,
		],
		[
			[
				[60, 1240, 44],
				[96, 1340, 33],
				[132, 1410, 20],
				[150, 1440, 17],
			],
			-0.03,
		],
	] as const)
		cloth(sketch, limb(places), shift(FLESH, light));
};

const shoes: Part["draw"] = (sketch) => {
	const dark = "#2b1a14";
	cloth(
		sketch,
		closed(p`-206 1440c, -212 1462, -250 1476, -320 1486c, -330 1496, -260 1500, -214 1494, -196 1478c`),
		dark,
	);
	stroke(sketch, line(p`-200 1450, -192 1498`), dark, 8);
	cloth(
		sketch,
		closed(p`166 1426c, 150 1462, 120 1484, 70 1490c, 66 1500, 116 1502, 150 1496, 178 1452c`),
		dark,
	);
	stroke(sketch, line(p`174 1438, 198 1474, 204 1490`), dark, 8);
	for (const [x, y] of [
		[-224, 1444],
		[150, 1430],
	] as const)
		stroke(sketch, line(p`${x - 20} ${y}, ${x} ${y + 7}, ${x + 19} ${y - 3}`), dark, 6);
	print(sketch, closed(p`-300 1486, -262 1478, -230 1470, -240 1482`), "#8a6a5a", 0.5);
};
