import { type Anchor, curve, lerp } from "../../geometry.ts";
import { type Panel, panel } from "../../parts/panel.ts";
import type { Sketch } from "../../sketch.ts";
import { type Crease, crease, gathers, stitching, writeRow } from "./folds.ts";
import { cloth, liftPanel } from "./top.ts";

export function frill(
	sketch: Sketch,
	seam: readonly Anchor[],
	style: { width: number; count: number; spread?: number; taper?: boolean; lifted?: boolean },
): Panel {
	const { random } = sketch;
	const { width, count, spread = 1, taper = false, lifted = true } = style;
	const line = curve(seam);
	const steps = count * 2;
	const outer: Anchor[] = [];
	const chord = [line.end[0] - line.start[0], line.end[1] - line.start[1]] as const;
	const long = Math.hypot(...chord) || 1;
	const out = [-chord[1] / long, chord[0] / long] as const;
	for (let i = 0; i <= steps; i++) {
		const t = i / steps;
		const [x, y] = line.at(t);
		const wave = i % 2 === 0 ? -0.1 : 0.08;
		const full = taper ? 1 - 0.5 * t : 1;
		const reach = width * full * (1 + wave + random.between(-0.06, 0.06));
		const along = (spread - 1) * (t - 0.5) * Math.abs(width) * 1.1;
		outer.push([
			x + out[0] * reach + (chord[0] / long) * along,
			y + out[1] * reach + (chord[1] / long) * along,
		]);
	}
	const inner: Anchor[] = Array.from({ length: 13 }, (_, i): Anchor => {
		const [x, y] = line.at(i / 12);
		return [x, y];
	});
	const [a, b] = [inner[0] as Anchor, inner[12] as Anchor];
	const [c, d] = [outer[0] as Anchor, outer[steps] as Anchor];
	const piece = panel({ top: inner, bottom: outer, left: [a, c], right: [b, d] });
	if (lifted) liftPanel(sketch, piece, 3, 5, 0.2);
	cloth(sketch, piece, { round: 0.4 });
	const list: Crease[] = [];
	for (let i = 1; i < count; i++) {
		const u = (i + random.between(-0.15, 0.15)) / count;
		list.push({
			path: [
				[lerp(0.5, u, 0.97), 0.02],
				[u, 0.5],
				[u + 0.2 / count, 1],
			],
			shade: -Math.min(9, (long / count) * 0.5),
			light: Math.min(7, (long / count) * 0.4),
			deep: 0.5 + (i % 2) * 0.1,
		});
	}
	crease(sketch, piece, list);
	gathers(sketch, piece, { v: 0.01, count: count * 2, length: Math.abs(width) * 0.6, width: 3 });
	stitching(sketch, writeRow(piece, 0.9, 0.01, 0.99, 40), 0.5);
	return piece;
}
