import type { PicturePattern } from "../../picture-vocabulary.ts";
import { clamp, xy } from "../geometry.ts";
import { print, type Sketch } from "../sketch.ts";
import type { Panel } from "./panel.ts";
import { animal, floral, majolica, monogram } from "./prints.ts";
import { places, round, stampAt } from "./stamp.ts";

export const patterns: Record<PicturePattern, (sketch: Sketch, cloth: Panel) => void> = {
	solid: () => undefined,
	stripe: (sketch, cloth) => {
		print(sketch, columns(cloth, 30, 8), sketch.accent.base, 0.94);
		print(sketch, columns(cloth, 30, 1.6, 9), sketch.accent.base, 0.7);
	},
	check: (sketch, cloth) => {
		for (const bands of [columns(cloth, 64, 20), rows(cloth, 64, 20)])
			print(sketch, bands, sketch.accent.base, 0.34);
		for (const lines of [columns(cloth, 64, 2, 32), rows(cloth, 64, 2, 64)])
			print(sketch, lines, sketch.accent.base, 0.6);
		for (const lines of [columns(cloth, 64, 1.5, 22), rows(cloth, 64, 1.5, 54)])
			print(sketch, lines, sketch.tone.deep, 0.5);
	},
	dot: (sketch, panel) => {
		let dots = "";
		places(panel, 30, (x, y) => {
			dots += round(stampAt(panel, x, y, 9), 0, 0, 6.2, 8);
		});
		print(sketch, dots, sketch.accent.base);
	},
	animal,
	floral,
	majolica,
	monogram,
};

function columns(cloth: Panel, step: number, width: number, offset = 0): string {
	const half = Math.ceil(cloth.maxWidth / 2 / step) * step;
	const steps = Math.max(8, Math.min(28, Math.round(cloth.height / 24)));
	let path = "";
	for (let x = -half + offset; x <= half; x += step) {
		const left: string[] = [];
		const right: string[] = [];
		for (let i = 0; i <= steps; i++) {
			const y = (cloth.height * i) / steps;
			left.push(xy(cloth.cloth(x - width / 2, y)));
			right.unshift(xy(cloth.cloth(x + width / 2, y)));
		}
		path += `M${left.join("L")}L${right.join("L")}Z`;
	}
	return path;
}

function rows(cloth: Panel, step: number, width: number, offset = step / 2): string {
	const steps = 24;
	let path = "";
	for (let y = offset; y < cloth.height + width / 2; y += step) {
		const over: string[] = [];
		const under: string[] = [];
		const close = () => {
			if (over.length > 1) path += `M${over.join("L")}L${under.join("L")}Z`;
			over.length = 0;
			under.length = 0;
		};
		const [from, to] = [clamp((y - width / 2) / cloth.height), clamp((y + width / 2) / cloth.height)];
		for (let i = 0; i <= steps; i++) {
			const u = i / steps;
			if (!cloth.covers(u, to)) {
				close();
				continue;
			}
			over.push(xy(cloth.at(u, from)));
			under.unshift(xy(cloth.at(u, to)));
		}
		close();
	}
	return path;
}
