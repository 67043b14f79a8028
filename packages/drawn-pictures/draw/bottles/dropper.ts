import { createTone, shift } from "../colour.ts";
import { type Anchor, closed, n, p } from "../geometry.ts";
import { collar, rounded } from "../parts/caps.ts";
import {
	caustic,
	clear,
	downBody,
	liquid,
	liquidTone,
	meniscus,
	turned,
	windowLight,
} from "../parts/glassware.ts";
import { label, smallPrint } from "../parts/labels.ts";
import { metalTone } from "../parts/polish.ts";
import { type Draw, print, stroke } from "../sketch.ts";

export const dropper: Draw = (sketch) => {
	const metal = metalTone(sketch.accent.base);
	const tone = liquidTone(sketch.tone.base);
	const w = 112;
	const profile: Anchor[] = p`38 306c, 40 322, 60 336, 100 358, 112 392c, 112 584c, 102 600c`;
	const outer = turned(profile);
	caustic(sketch, 0, w, tone);
	clear(sketch, outer, w, shift(sketch.tone.base, -0.1, 0.6), 0.3);
	const level = 396;
	const inner = closed(p`-94 ${level}c, -94 556, -82 570, 82 570, 94 556, 94 ${level}c`);
	liquid(sketch, inner, 94, tone, level, 570);
	meniscus(sketch, 0, level, 94, 9, tone);
	print(
		sketch,
		"M-112 572V584L-102 600H102L112 584V572Q0 584 -112 572Z",
		downBody(sketch, 570, 600, [
			[0, tone.deep, 0.7],
			[0.24, "#ffffff", 0.85],
			[0.48, tone.light, 0.7],
			[0.72, tone.deep, 0.7],
			[0.88, "#ffffff", 0.85],
			[1, "#4f5753", 0.6],
		]),
	);
	print(sketch, `M-7 306H7V${level}H-7Z`, "#ffffff", 0.5);
	stroke(sketch, `M-7 306V${level}M7 306V${level}`, "#646c68", 1, { opacity: 0.6 });
	print(sketch, `M-4 ${level}H11V520L6 552H1L-4 520Z`, "#ffffff", 0.34);
	stroke(sketch, `M-4 ${level}V520L1 552H6L11 520V${level}`, "#ffffff", 1.2, { opacity: 0.7 });
	print(sketch, `M-2 470H9V519L5 548H2L-2 519Z`, tone.deep, 0.35);
	stroke(sketch, outer, "#59615d", 1.2, { opacity: 0.5 });
	windowLight(sketch, -90, 404, 19, 150, 0.72);
	print(sketch, closed(p`-84 372, -54 348, -40 346, -66 364, -90 390`), "#ffffff", 0.75);
	if (sketch.back) smallPrint(sketch, 0, 450, 96);
	else label(sketch, 4, 430, 104, 112);
	collar(sketch, 0, 252, 88, 56, metal);
	let notches = "";
	for (let i = 1; i < 20; i++) {
		const x = Math.sin((i / 20) * Math.PI - Math.PI / 2) * 44;
		notches += `M${n(x)} 262V304`;
	}
	stroke(sketch, notches, metal.line, 1.1, { opacity: 0.4 });
	const rubber = {
		...createTone("#2a2522"),
		gleam: "#857c74",
		light: "#4a423c",
		deep: "#0d0b0a",
		shade: "#1b1715",
	};
	rounded(sketch, turned(p`0 126, 22 132, 31 164, 30 226, 36 240, 36 254c`), 36, rubber, 0.5, 0, [126, 254]);
	stroke(sketch, "M-35 242Q0 250 35 242", "#6d645c", 1.4, { opacity: 0.7 });
	return {
		silhouette: [outer, turned(p`0 126, 31 164, 44 254, 44 306c`)],
		box: [-w, 124, w + 34, 600],
		stands: true,
		light: 0,
		focus: [-20, 370, 220],
	};
};
