import { createTone, readLightness } from "../colour.ts";
import { formEdge, formFill, SMOOTH } from "../form.ts";
import { closed, n, p, xy } from "../geometry.ts";
import { type Panel, panel } from "../parts/panel.ts";
import { print, type Sketch, stroke } from "../sketch.ts";
import type { Arm, Bodice } from "./bodice.ts";
import { buckle, chooseMetalTone, dome } from "./closures.ts";
import { castShadow, dent, rim, softStroke, stitching } from "./marks.ts";

export function quilt(sketch: Sketch, body: Panel, from: number, to: number, step = 34): void {
	const half = body.maxWidth / 2;
	const high = body.height;
	let lines = "";
	for (const lean of [1, -1])
		for (let x = -half - high; x < half + high; x += step) {
			let open = false;
			for (let y = from * high; y <= to * high; y += 6) {
				const at = x + lean * (y - from * high) * 0.72;
				const room = body.width(y / high) / 2 - 1;
				if (Math.abs(at) > room || !body.covers(0.5 + at / body.width(y / high), y / high)) {
					open = false;
					continue;
				}
				lines += `${open ? "L" : "M"}${xy(body.cloth(at, y))}`;
				open = true;
			}
		}
	dent(sketch, lines, 13, 0.2);
	dent(sketch, lines, 5, 0.5);
	softStroke(sketch, lines, sketch.tone.deep, 4, 0.24);
	stroke(sketch, lines, sketch.tone.line, 0.9, { opacity: 0.4, dash: "3.400 1.800", cap: "butt" });
}

export function embroidery(sketch: Sketch, x: number, y: number, size: number): void {
	const thread = sketch.accent;
	let dark = "";
	let light = "";
	let all = "";
	const stitch = (ax: number, ay: number, bx: number, by: number, i: number) => {
		const path = `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
		all += path;
		if (i % 3 === 0) light += path;
		else if (i % 3 === 1) dark += path;
	};
	for (const side of [-1, 1])
		for (let k = 0; k < 8; k++) {
			const angle = Math.PI / 2 + side * (0.22 + k * 0.32);
			const [cx, cy] = [x + Math.cos(angle) * size, y + Math.sin(angle) * size];
			for (const tilt of [0.62, -0.62]) {
				const lean = angle + (side * Math.PI) / 2 + tilt;
				const long = size * 0.27;
				for (let i = 0; i < 5; i++) {
					const t = (i + 0.5) / 5;
					const wide = Math.sin(Math.PI * t) * size * 0.075;
					const [mx, my] = [cx + Math.cos(lean) * long * t, cy + Math.sin(lean) * long * t];
					const [ox, oy] = [-Math.sin(lean) * wide, Math.cos(lean) * wide];
					stitch(mx - ox, my - oy, mx + ox * 1.1, my + oy * 1.1, i + k);
				}
			}
		}
	const stem = (fromX: number, toX: number, wide: number) => {
		for (let i = 0; i <= 16; i++) {
			const t = i / 16;
			const [mx, my] = [x + (fromX + (toX - fromX) * t) * size, y + (-0.46 + t * 0.92) * size];
			stitch(mx - wide * size, my + 0.5, mx + wide * size, my - 0.5, i);
		}
	};
	stem(-0.36, 0.02, 0.085);
	stem(0.36, 0.04, 0.035);
	for (const [sx, wide] of [
		[-0.36, 0.17],
		[0.36, 0.13],
	] as const)
		stitch(x + (sx - wide) * size, y - 0.47 * size, x + (sx + wide) * size, y - 0.47 * size, 1);
	const yarn = Math.max(1.5, size * 0.062);
	stroke(sketch, all, sketch.tone.deep, yarn * 2.1, { opacity: 0.24 });
	stroke(sketch, all, thread.base, yarn);
	stroke(sketch, dark, thread.shade, yarn * 0.9, { opacity: 0.7 });
	stroke(sketch, light, thread.gleam, yarn * 0.6, { opacity: 0.8 });
	dent(sketch, all, yarn * 1.6, -0.4);
}

export function leatherBelt(sketch: Sketch, half: number, y: number, high: number): void {
	const hide = createTone(readLightness(sketch.tone.base) < 0.42 ? "#7a4b2a" : "#4a2d1e");
	const dip = sketch.back ? -7 : 11;
	const band = panel({
		left: p`${-half - 2} ${y}, ${-half - 4} ${y + high}`,
		right: p`${half + 2} ${y - 1}, ${half + 4} ${y + high - 1}`,
		top: p`${-half - 2} ${y}, ${-half * 0.45} ${y + dip}, ${half * 0.45} ${y + dip}, ${half + 2} ${y - 1}`,
		bottom: p`${-half - 4} ${y + high}, ${-half * 0.45} ${y + high + dip}, ${half * 0.45} ${y + high + dip}, ${half + 4} ${y + high - 1}`,
	});
	castShadow(sketch, band.outline, 0, 3, 5, 0.4);
	smooth(sketch, band.outline, hide.base);
	const row = (v: number) => {
		let path = "";
		for (let i = 0; i <= 20; i++) path += `${i ? "L" : "M"}${xy(band.at(i / 20, v))}`;
		return path;
	};
	stroke(sketch, row(0.3), hide.gleam, high * 0.16, { opacity: 0.3 });
	for (const v of [0.14, 0.86]) stitching(sketch, row(v), hide.light, 0.8);
	rim(sketch, band.outline, 1.1, hide);
	if (sketch.back) return;
	for (const x of [24, 36, 48]) stroke(sketch, `M${x} ${n(y + dip + high / 2)}h.1`, hide.line, 3.4);
	const keeper = closed(
		p`58 ${y + dip - 5}c, 66 ${y + dip - 6}c, 67 ${y + dip + high + 2}c, 59 ${y + dip + high + 3}c`,
	);
	castShadow(sketch, keeper, 1, 2, 3, 0.5);
	smooth(sketch, keeper, hide.light);
	rim(sketch, keeper, 0.9, hide);
	buckle(sketch, 2, y + dip + high / 2, 40, high + 15, chooseMetalTone(sketch));
}

function smooth(sketch: Sketch, path: string, colour: string): void {
	print(sketch, path, colour);
	sketch.out.push(formFill(path, SMOOTH), formEdge(path, SMOOTH, 8, 0.5));
}

export function studs(
	sketch: Sketch,
	from: readonly [number, number],
	to: readonly [number, number],
	step: number,
	r = 3,
): void {
	const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
	for (let i = 0; i <= count; i++)
		dome(sketch, from[0] + ((to[0] - from[0]) * i) / count, from[1] + ((to[1] - from[1]) * i) / count, r);
}

function oversized(body: Bodice, arm: Arm | undefined): { body: Bodice; arm?: Arm } {
	return {
		body: {
			...body,
			shoulder: [body.shoulder[0] + 13, body.shoulder[1] + 9],
			arm: [body.arm[0] + 14, body.arm[1] + 18],
			side: body.side.map(([x, y, c]) => [x + 17, y + 6, c]),
			...(body.hem && { hem: body.hem.map(([x, y, c]) => [x, y + 6, c] as const) }),
		},
		...(arm && { arm: { ...arm, upper: arm.upper + 5, elbow: arm.elbow + 5, wrist: arm.wrist + 2 } }),
	};
}

export function fitted<T extends { body: Bodice; arm?: Arm }>(sketch: Sketch, cut: T, crop = 0): T {
	if (sketch.feature === "oversized") return { ...cut, ...oversized(cut.body, cut.arm) };
	return sketch.feature === "cropped" && crop > 0 ? { ...cut, body: cropped(cut.body, crop) } : cut;
}
export const measureRoom = ({ feature }: Sketch): number => (feature === "oversized" ? 32 : 0);

const cropped = (body: Bodice, by: number): Bodice => {
	const low = (body.side[body.side.length - 1]?.[1] ?? 700) - body.arm[1];
	const up = (y: number) => (y > body.arm[1] ? body.arm[1] + (y - body.arm[1]) * (1 - by / low) : y);
	return {
		...body,
		side: body.side.map(([x, y, c]) => [x, up(y), c]),
		...(body.hem && { hem: body.hem.map(([x, y, c]) => [x, up(y), c] as const) }),
	};
};
