import { lightnessOf } from "./colour.ts";
import { n, type Point, xy } from "./geometry.ts";
import type { Panel } from "./panel.ts";
import { type Sketch, stroke } from "./sketch.ts";

/** The surface of cloths: marks small enough to be felt on a tile and seen in the macro view. */

export const none = (): void => undefined;

/** Short marks scattered over the cloth, one path for each of two tones. */
function scatter(
	step: number,
	mark: (at: Point, cloth: Panel, x: number, y: number, r: number) => string,
	width: number,
	opacity: number,
) {
	return (sketch: Sketch, cloth: Panel): void => {
		let dark = "";
		let light = "";
		const half = cloth.maxWidth / 2;
		for (let y = step / 2; y < cloth.height; y += step) {
			for (let x = -half; x < half; x += step) {
				const jx = x + sketch.random.between(-0.5, 0.5) * step;
				const jy = y + sketch.random.between(-0.5, 0.5) * step;
				if (!inside(cloth, jx, jy, 2)) continue;
				const drawn = mark(cloth.cloth(jx, jy), cloth, jx, jy, sketch.random.next());
				if (sketch.random.next() < 0.6) dark += drawn;
				else light += drawn;
			}
		}
		const faint = lightnessOf(sketch.tone.base) < 0.3 ? 1.3 : 1;
		if (dark) stroke(sketch, dark, sketch.tone.deep, width, { opacity });
		if (light)
			stroke(sketch, light, sketch.tone.gleam, width, {
				opacity: opacity * 0.8 * faint,
			});
	};
}

export const fleck = (step: number, length: number, opacity: number) =>
	scatter(
		step,
		(at, _cloth, _x, _y, r) => `M${xy(at)}l${n(Math.cos(r * 6.3) * length)} ${n(Math.sin(r * 6.3) * length)}`,
		1.3,
		opacity,
	);
export const twill = scatter(6, (at) => `M${xy(at)}l3.4 -4.6`, 1, 0.3);
export const slub = scatter(
	9,
	(at, _cloth, _x, _y, r) => (r < 0.6 ? `M${xy(at)}h${n(5 + r * 16)}` : `M${xy(at)}v${n(4 + r * 9)}`),
	0.9,
	0.3,
);
export const pebble = scatter(
	11,
	(at, _c, _x, _y, r) => `M${xy(at)}q${n(2 + r * 2)} ${n(-2 - r)} ${n(4 + r * 2)} ${n(r * 2)}`,
	0.9,
	0.2,
);
export const pile = scatter(8, (at) => `M${xy(at)}v3.2`, 1.2, 0.2);

/** Is there cloth at this place, `margin` away from its side seams? */
function inside(cloth: Panel, x: number, y: number, margin: number): boolean {
	const v = y / cloth.height;
	const width = cloth.width(v);
	return Math.abs(x) <= width / 2 - margin && cloth.covers(0.5 + x / width, v);
}

/** Columns of the cloth, as lines: ribs of knits, wales, gathered jersey. */
export function ribs(step: number, width: number, opacity: number) {
	return (sketch: Sketch, cloth: Panel): void => {
		const count = Math.max(3, Math.round(cloth.maxWidth / step));
		let path = "";
		for (let i = 1; i < count; i++) path += columnPath(cloth, i / count, 0.01, 0.99);
		stroke(sketch, path, sketch.tone.shade, width, { opacity });
	};
}

/** Rows of small V stitches. */
export function stitches(sketch: Sketch, cloth: Panel): void {
	const wide = 7;
	const high = 6.4;
	const half = cloth.maxWidth / 2;
	let path = "";
	for (let y = high; y < cloth.height - 2; y += high) {
		const room = cloth.width(y / cloth.height) / 2 - wide / 2;
		for (let x = -Math.floor(half / wide) * wide; x < half; x += wide) {
			if (Math.abs(x) > room || !inside(cloth, x, y, 0)) continue;
			const [px, py] = cloth.cloth(x, y);
			path += `M${n(px - 2.7)} ${n(py - 3.6)}l2.7 3.6l2.7 -3.6`;
		}
	}
	stroke(sketch, path, sketch.tone.deep, 1.2, { opacity: 0.3 });
}

/** Rosettes joined by a net of threads. */
export function lacework(sketch: Sketch, cloth: Panel): void {
	let net = "";
	let flowers = "";
	const step = 13;
	const half = cloth.maxWidth / 2;
	for (let y = 0, row = 0; y < cloth.height; y += step, row++) {
		for (let x = -half + (row % 2) * (step / 2); x < half; x += step) {
			if (!inside(cloth, x, y, 5)) continue;
			const [px, py] = cloth.cloth(x, y);
			net += `M${n(px - 5)} ${n(py)}l5 -6l5 6l-5 6z`;
			if (row % 4 === 0 && Math.round(x / step) % 4 === 0) flowers += rosette([px, py], 15);
		}
	}
	stroke(sketch, net, sketch.tone.light, 0.9, { opacity: 0.55 });
	stroke(sketch, flowers, sketch.tone.gleam, 1.9, { opacity: 0.8 });
	stroke(sketch, flowers, sketch.tone.deep, 0.8, { opacity: 0.5 });
}

const rosette = ([x, y]: Point, r: number): string => {
	let path = "";
	for (let i = 0; i < 6; i++) {
		const angle = (i * Math.PI) / 3;
		const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r];
		path += `M${n(x)} ${n(y)}q${n(dx * 0.6 - dy * 0.5)} ${n(dy * 0.6 + dx * 0.5)} ${n(dx)} ${n(dy)}q${n(-dx * 0.4 + dy * 0.5)} ${n(-dy * 0.4 - dx * 0.5)} ${n(-dx)} ${n(-dy)}`;
	}
	return path;
};

/** Plaited straw: short strokes in rows that change their slant. */
export function plait(sketch: Sketch, cloth: Panel): void {
	let path = "";
	const step = 9;
	for (let y = 2, row = 0; y < cloth.height; y += step, row++) {
		const room = cloth.width(y / cloth.height) / 2 - 4;
		for (let x = -room; x < room; x += step) {
			const [px, py] = cloth.cloth(x, y);
			path += row % 2 === 0 ? `M${n(px - 3)} ${n(py + 3)}l6 -6` : `M${n(px - 3)} ${n(py - 3)}l6 6`;
		}
	}
	stroke(sketch, path, sketch.tone.deep, 1.5, { opacity: 0.45 });
}

export function columnPath(cloth: Panel, u: number, from: number, to: number, steps = 10): string {
	const points: string[] = [];
	for (let i = 0; i <= steps; i++) points.push(xy(cloth.at(u, from + ((to - from) * i) / steps)));
	return `M${points.join("L")}`;
}
