import { readLightness } from "../../colour.ts";
import { type Anchor, closed, curve, line, mirror, n, xy } from "../../geometry.ts";
import { type ClothStyle, lay } from "../../parts/cloth.ts";
import { type Panel, panel, symmetric } from "../../parts/panel.ts";
import { fill, linear, type Sketch, stroke } from "../../sketch.ts";
import { stitching, writeRow } from "./folds.ts";

/**
 * The right half of an upper garment. `neck` runs from the centre to the neck point, `arm` down to the underarm, `hem` from the centre to
 * the side seam.
 */
export type Top = {
	neck: readonly Anchor[];
	nape: readonly Anchor[];
	arm: readonly Anchor[];
	side: readonly Anchor[];
	hem: readonly Anchor[];
	lean?: number;
};

export function buildTop(cut: Top, back: boolean): Panel {
	const neck = back ? cut.nape : cut.neck;
	const [shoulder] = cut.arm;
	if (shoulder === undefined) throw new Error("A top needs an armhole");
	return symmetric(
		{ top: [...neck, shoulder], right: [...cut.arm, ...cut.side], bottom: cut.hem },
		cut.lean ?? 1.2,
	);
}

export const whole = (half: readonly Anchor[]): Anchor[] => [...mirror(half.slice(1)).toReversed(), ...half];

export function cloth(sketch: Sketch, piece: Panel, style: ClothStyle = {}): void {
	const dark = readLightness(sketch.tone.base) < 0.42;
	lay(sketch, piece, { edge: dark ? 0 : 0.9, ...style, round: (style.round ?? 0.6) * 0.75 });
	if (dark) stroke(sketch, piece.outline, sketch.tone.gleam, 0.9, { opacity: 0.26 });
}

export function inside(
	sketch: Sketch,
	cut: Pick<Top, "neck" | "nape">,
	style: { facing?: number; label?: boolean } = {},
): void {
	if (sketch.back) return;
	const { facing = 15, label = true } = style;
	const { tone, accent } = sketch;
	const front = curve(whole(cut.neck));
	const back = curve(whole(cut.nape));
	const top = back.at(0.5)[1];
	const low = Math.max(front.at(0.5)[1], top + 20);
	const shape = `M${xy(front.start)}${front.forward}L${xy(back.end)}${back.backward}Z`;
	fill(
		sketch,
		shape,
		linear(
			sketch,
			[0, top],
			[0, low],
			[
				[0, tone.shade],
				[0.5, tone.inside],
				[1, tone.deep],
			],
		),
	);
	const room = low - top;
	stroke(sketch, `M${xy(front.start)}${front.forward}`, tone.deep, 5, { opacity: 0.3 });
	if (facing > 0 && room > facing + 6) {
		const [left, right] = [back.at(0.07), back.at(0.93)];
		const middle = back.at(0.5);
		const seam = line([
			[left[0], left[1] + facing * 0.9],
			[middle[0], middle[1] + facing],
			[right[0], right[1] + facing * 0.9],
		]);
		stroke(sketch, seam, tone.deep, 1.1, { opacity: 0.75 });
	}
	stroke(sketch, `M${xy(back.start)}${back.forward}`, tone.line, 1, { opacity: 0.6 });
	if (label && room > facing + 22) {
		const y = top + facing + 2;
		fill(sketch, `M-14 ${n(y)}h28v10h-28z`, accent.light, 0.92);
		stroke(sketch, `M-14 ${n(y)}h28v10h-28z`, tone.deep, 0.6, { opacity: 0.6 });
		stroke(sketch, `M-8 ${n(y + 5)}h16`, tone.deep, 1.4, { opacity: 0.6, dash: "2.4 1.2", cap: "butt" });
	}
}

export function insideOfFront(sketch: Sketch, shape: readonly Anchor[]): void {
	if (!sketch.back) return;
	const path = closed(shape);
	fill(sketch, path, sketch.tone.inside);
	stroke(sketch, path, sketch.tone.line, 1.2, { opacity: 0.4 });
}

export function binding(
	sketch: Sketch,
	edge: readonly Anchor[],
	width: number,
	style: { stitched?: boolean; ribbed?: boolean } = {},
): void {
	const { tone } = sketch;
	const path = line(edge);
	stroke(sketch, path, tone.deep, width + 3, { opacity: 0.22, cap: "butt" });
	stroke(sketch, path, tone.line, width + 1.4, { opacity: 0.6, cap: "butt" });
	stroke(sketch, path, tone.base, width, { cap: "butt" });
	if (style.ribbed) stroke(sketch, path, tone.deep, width, { opacity: 0.3, dash: "1.1 2.6", cap: "butt" });
	stroke(sketch, path, tone.gleam, width * 0.3, { opacity: 0.25, cap: "butt" });
	if (style.stitched) stitching(sketch, path);
}

export function band(
	sketch: Sketch,
	top: readonly Anchor[],
	bottom: readonly Anchor[],
	style: ClothStyle = {},
): Panel {
	const [a, b] = [top[0], bottom[0]];
	const [c, d] = [top[top.length - 1], bottom[bottom.length - 1]];
	if (!(a && b && c && d)) throw new Error("A band needs two lines");
	const piece = panel({ top, bottom, left: [a, b], right: [c, d] });
	cloth(sketch, piece, { round: 0.7, ...style });
	return piece;
}

export function lift(
	sketch: Sketch,
	anchors: readonly Anchor[],
	dx: number,
	dy: number,
	opacity = 0.22,
): void {
	throwShade(sketch, closed(anchors), dx, dy, opacity);
}
export const liftPanel = (sketch: Sketch, piece: Panel, dx: number, dy: number, opacity = 0.22): void =>
	throwShade(sketch, piece.outline, dx, dy, opacity);

/**
 * Draws a soft shadow edge without a blur: three translucent lines, each wider than the line before. The shape covers their inner halves.
 */
function throwShade(sketch: Sketch, path: string, dx: number, dy: number, opacity: number): void {
	const reach = Math.hypot(dx, dy);
	const faint = Math.round(opacity * 38) / 100;
	for (const k of [0.25, 0.55, 0.87])
		sketch.out.push(
			`<path transform="translate(${n(dx * k)} ${n(dy * k)})" d="${path}" fill="none" stroke="${sketch.tone.deep}" stroke-width="${n(reach * 2 * k)}" stroke-linejoin="round" stroke-opacity="${faint}"/>`,
		);
}

export function hemShade(sketch: Sketch, piece: Panel, reach = 12, opacity = 0.3): void {
	for (const wide of [1, 0.6, 0.3])
		stroke(sketch, writeRow(piece, 1, 0.06, 0.94, 32), sketch.tone.deep, reach * 2 * wide, {
			opacity: opacity / 3,
			cap: "butt",
		});
}
