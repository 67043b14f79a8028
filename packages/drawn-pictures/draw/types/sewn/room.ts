import type { Anchor } from "../../geometry.ts";
import type { Sketch } from "../../sketch.ts";
import type { Arm } from "./arms.ts";
import type { Top } from "./top.ts";

export function roomyTop(sketch: Sketch, cut: Top): Top {
	if (sketch.feature === "cropped") {
		const short = ([x, y, c]: Anchor): Anchor => [x, y > 430 ? 430 + (y - 430) * 0.58 : y, c];
		return { ...cut, side: cut.side.map(short), hem: cut.hem.map(short) };
	}
	if (sketch.feature !== "oversized") return cut;
	const wide = ([x, y, c]: Anchor): Anchor => [x * 1.13, y > 300 ? 300 + (y - 300) * 1.06 : y + 3, c];
	return { ...cut, arm: cut.arm.map(wide), side: cut.side.map(wide), hem: cut.hem.map(wide) };
}

export function roomyArm(sketch: Sketch, cut: Arm): Arm {
	if (sketch.feature !== "oversized") return cut;
	const wide = ([x, y, c]: Anchor): Anchor => [x * 1.12, y > 300 ? 300 + (y - 300) * 1.06 : y + 3, c];
	return { ...cut, outer: cut.outer.map(wide), inner: cut.inner.map(wide) };
}
