import { type Anchor, line, p } from "../../geometry.ts";
import { panel } from "../../parts/panel.ts";
import type { Sketch } from "../../sketch.ts";
import { seamLine, stitching } from "./folds.ts";
import { cloth, liftPanel } from "./top.ts";
import { sewnButton } from "./trims.ts";

export function pocketPatch(
	sketch: Sketch,
	x: number,
	y: number,
	wide: number,
	high: number,
	style: { pointed?: boolean; flap?: boolean } = {},
): void {
	const [l, r] = [x - wide / 2, x + wide / 2];
	const point = style.pointed ? 9 : 0;
	const bottom: Anchor[] = style.pointed
		? p`${l} ${y + high - point}c, ${x} ${y + high}c, ${r} ${y + high - point}c`
		: p`${l} ${y + high - 9}, ${l + 4} ${y + high - 2}, ${l + 12} ${y + high}, ${r - 12} ${y + high}, ${r - 4} ${y + high - 2}, ${r} ${y + high - 9}`;
	const low = y + high - (style.pointed ? point : 9);
	const patch = panel({
		top: p`${l} ${y}, ${x} ${y + 1.5}, ${r} ${y - 0.5}`,
		left: p`${l} ${y}, ${l + 0.6} ${low}`,
		right: p`${r} ${y - 0.5}, ${r} ${low}`,
		bottom: bottom.map(([bx, by, c], i, all) =>
			i === 0 ? [l + 0.6, low, c] : i === all.length - 1 ? [r, low, c] : [bx, by, c],
		),
	});
	liftPanel(sketch, patch, 2, 3, 0.2);
	cloth(sketch, patch, { round: 0.12 });
	stitching(
		sketch,
		line([
			[l + 4, y + 2],
			...bottom.map(([bx, by, c]): Anchor => [bx + Math.sign(x - bx) * 3.6, by - 3.6, c]),
			[r - 4, y + 2],
		]),
		0.9,
	);
	if (!style.flap) {
		seamLine(sketch, line(p`${l} ${y + 9}, ${x} ${y + 10.5}, ${r} ${y + 8.5}`), 0.7);
		return;
	}
	const flap = panel({
		top: p`${l - 2} ${y - 3}, ${x} ${y - 1.5}, ${r + 2} ${y - 3.5}`,
		left: p`${l - 2} ${y - 3}, ${l - 2} ${y + 13}`,
		right: p`${r + 2} ${y - 3.5}, ${r + 2} ${y + 13}`,
		bottom: p`${l - 2} ${y + 13}c, ${x} ${y + 23}c, ${r + 2} ${y + 13}c`,
	});
	liftPanel(sketch, flap, 1.5, 3.5, 0.24);
	cloth(sketch, flap, { round: 0.12 });
	stitching(
		sketch,
		line(p`${l + 2} ${y}, ${l + 2} ${y + 11}c, ${x} ${y + 19.5}c, ${r - 2} ${y + 11}c, ${r - 2} ${y}`),
		0.9,
	);
	sewnButton(sketch, x, y + 14, 3.6);
}
