import { closed, p } from "../geometry.ts";
import { collar } from "../parts/caps.ts";
import {
	acrossBody,
	caustic,
	clear,
	downBody,
	liquid,
	liquidTone,
	meniscus,
	windowLight,
} from "../parts/glassware.ts";
import { label, letter, smallPrint } from "../parts/labels.ts";
import { metalTone } from "../parts/polish.ts";
import { box } from "../parts/rounded-box.ts";
import { type Draw, linear, print, stroke } from "../sketch.ts";
import { chooseCapTone, dip } from "./parts.ts";
export const flacon: Draw = (sketch) => {
	const metal = metalTone(sketch.accent.base);
	const tone = liquidTone(sketch.tone.base);
	const [w, top, floor] = [142, 292, 600];
	const outer = box(-w, top, w * 2, floor - top, 16);
	const [iw, itop, ibottom] = [108, top + 30, floor - 54];
	const chamber = box(-iw, itop, iw * 2, ibottom - itop, 12);
	caustic(sketch, 0, w, tone);
	print(sketch, outer, "#ffffff", 0.34);
	const bevel = (
		points: string,
		from: readonly [number, number],
		to: readonly [number, number],
		flip = false,
	) =>
		print(
			sketch,
			points,
			linear(sketch, from, to, [
				[0, flip ? "#8b948f" : "#ffffff", flip ? 0.7 : 0.95],
				[0.16, "#737c78", 0.5],
				[0.3, "#ffffff", 0.75],
				[0.52, tone.light, 0.55],
				[0.72, flip ? tone.deep : tone.base, 0.6],
				[0.86, "#ffffff", flip ? 0.5 : 0.8],
				[1, tone.deep, 0.5],
			]),
		);
	bevel(
		`M${-w} ${top + 14}Q${-w} ${top} ${-w + 12} ${top}L${-iw} ${itop}V${ibottom}L${-w + 12} ${floor}Q${-w} ${floor} ${-w} ${floor - 14}Z`,
		[-w, 0],
		[-iw, 0],
	);
	bevel(
		`M${w} ${top + 14}Q${w} ${top} ${w - 12} ${top}L${iw} ${itop}V${ibottom}L${w - 12} ${floor}Q${w} ${floor} ${w} ${floor - 14}Z`,
		[w, 0],
		[iw, 0],
		true,
	);
	print(
		sketch,
		`M${-w + 12} ${top}H${w - 12}L${iw} ${itop}H${-iw}Z`,
		downBody(sketch, top, itop, [
			[0, "#ffffff", 0.95],
			[0.3, "#a5ada9", 0.35],
			[0.7, "#ffffff", 0.6],
			[1, "#7b8480", 0.4],
		]),
	);
	print(
		sketch,
		`M${-w + 12} ${floor}H${w - 12}L${iw} ${ibottom}H${-iw}Z`,
		downBody(sketch, ibottom, floor, [
			[0, tone.line, 0.75],
			[0.1, tone.base, 0.85],
			[0.28, tone.gleam, 0.9],
			[0.42, tone.light, 0.8],
			[0.56, tone.deep, 0.75],
			[0.66, "#ffffff", 0.9],
			[0.8, tone.light, 0.6],
			[0.92, tone.deep, 0.6],
			[1, "#4f5753", 0.7],
		]),
	);
	print(
		sketch,
		closed(p`20 ${floor - 8}c, 104 ${floor - 10}c, 78 ${floor - 40}c, 40 ${floor - 38}c`),
		"#ffffff",
		0.45,
	);
	clear(sketch, chamber, iw, "#9aa39f", 0.3);
	const level = itop + 38;
	liquid(sketch, box(-iw, level, iw * 2, ibottom - level, 10), iw, tone, level, ibottom);
	meniscus(sketch, 0, level, iw, 6, tone);
	dip(sketch, itop, level, ibottom - 22);
	for (const [x, y] of [
		[-1, 1],
		[1, 1],
		[-1, -1],
		[1, -1],
	] as const)
		stroke(
			sketch,
			`M${x * (w - 5)} ${y > 0 ? floor - 5 : top + 5}L${x * iw} ${y > 0 ? ibottom : itop}`,
			"#ffffff",
			1.8,
			{ opacity: 0.85 },
		);
	stroke(sketch, chamber, "#ffffff", 1.6, { opacity: 0.55 });
	windowLight(sketch, -iw + 12, itop + 8, 24, 176, 0.62);
	stroke(sketch, outer, "#59615d", 1.3, { opacity: 0.6 });
	stroke(sketch, `M${-w + 2} ${top + 20}V${floor - 30}`, "#ffffff", 2, { opacity: 0.9 });
	if (sketch.back) smallPrint(sketch, 0, 452, 96);
	else label(sketch, 6, 420, 108, 100);
	collar(sketch, 0, top - 22, 76, 22, metal);
	const coat = chooseCapTone(sketch);
	const [ch, ct] = [62, 142];
	print(
		sketch,
		box(-ch, ct, ch * 2, top - 22 - ct, 5),
		acrossBody(sketch, ch, [
			[0, coat.deep],
			[0.09, coat.light],
			[0.1, coat.base],
			[0.4, coat.light],
			[0.62, coat.shade],
			[0.9, coat.base],
			[0.91, coat.deep],
			[1, coat.line],
		]),
	);
	print(
		sketch,
		box(-ch + 12, ct + 12, ch * 2 - 24, top - 46 - ct, 2),
		linear(
			sketch,
			[-ch, ct],
			[ch, top],
			[
				[0, coat.gleam],
				[0.34, coat.light],
				[0.36, coat.base],
				[0.6, coat.shade],
				[0.62, coat.light],
				[0.8, coat.base],
				[1, coat.deep],
			],
		),
	);
	stroke(sketch, `M${-ch + 12} ${ct + 12}H${ch - 12}`, coat.gleam, 1.6);
	print(sketch, `M${-ch} ${ct + 3}L${-ch + 12} ${ct + 12}H${ch - 12}L${ch} ${ct + 3}Z`, coat.gleam, 0.8);
	if (!sketch.back)
		print(sketch, letter(0, ct + 32, 30), sketch.style % 2 === 0 ? coat.line : metal.base, 0.9);
	return {
		silhouette: [outer, box(-ch, ct, ch * 2, 130, 5)],
		box: [-w, ct, w + 34, 600],
		stands: true,
		light: 0,
		focus: [-36, 330, 220],
	};
};
