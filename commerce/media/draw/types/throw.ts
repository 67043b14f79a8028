import { lay } from "../cloth.ts";
import { closed, line, p } from "../geometry.ts";
import { panel } from "../panel.ts";
import { cloth, type Draw, linear, print, stroke } from "../sketch.ts";
import { tassels } from "./scarf.ts";

/** A throw, folded three times; one end hangs over the front with its fringe. */
export const throwOver: Draw = (sketch) => {
	const { tone } = sketch;
	const silhouette: string[] = [];
	const heights = [598, 560, 508, 464, 428] as const;
	const thick = [42, 56, 46, 40, 34] as const;
	heights.forEach((bottom, i) => {
		const top = bottom - (thick[i] ?? 44);
		const [l, r] = [
			[-256, 250],
			[-246, 258],
			[-254, 246],
			[-240, 254],
			[-246, 244],
		][i] as [number, number];
		// Each layer is a fold: round to the front.
		const layer = panel({
			left: p`${l + 20} ${top}, ${l + 6} ${top + 5}, ${l} ${(top + bottom) / 2}, ${l + 5} ${bottom - 6}, ${l + 18} ${bottom}`,
			right: p`${r - 20} ${top - 2}, ${r - 6} ${top + 4}, ${r} ${(top + bottom) / 2}, ${r - 5} ${bottom - 5}, ${r - 18} ${bottom}`,
			top: p`${l + 20} ${top}, -80 ${top + 5}, 90 ${top + 4}, ${r - 20} ${top - 2}`,
			bottom: p`${l + 18} ${bottom}, -90 ${bottom + 6}, 100 ${bottom + 6}, ${r - 18} ${bottom}`,
		});
		lay(sketch, layer, { round: 0.6 });
		print(
			sketch,
			layer.outline,
			linear(
				sketch,
				[0, top],
				[0, bottom + 6],
				[
					[0, tone.gleam, 0.16],
					[0.5, tone.gleam, 0.02],
					[0.8, tone.line, 0.1],
					[1, tone.line, 0.36],
				],
			),
		);
		// Each layer is two plies, whose edges do not quite meet.
		const ply = top + (bottom - top) * (0.42 + (i % 2) * 0.14);
		stroke(
			sketch,
			line(
				p`${l + 2} ${ply - 2}, -130 ${ply + 6}, 20 ${ply + 3 + (i % 3) * 3}, 150 ${ply + 7}, ${r - 2} ${ply}`,
			),
			tone.line,
			2.2,
			{ opacity: 0.3 },
		);
		silhouette.push(layer.outline);
	});
	// The uppermost face, seen from above.
	const face = panel({
		left: p`-206 364, -228 376, -232 398`,
		right: p`206 360, 232 374, 236 396`,
		top: p`-206 364, -100 358, 100 356, 206 360`,
		bottom: p`-232 398, -80 410, 90 409, 236 396`,
	});
	lay(sketch, face, { round: 0.9 });
	print(sketch, face.outline, tone.gleam, 0.14);
	silhouette.push(face.outline);
	// The end that hangs over, thrown with a fold.
	const end = panel({
		left: p`-138 362, -152 404, -160 450, -164 528`,
		right: p`78 358, 88 402, 94 450, 100 536`,
		top: p`-138 362, -20 355, 78 358`,
		bottom: p`-164 528, -60 542, 30 532, 100 536`,
	});
	for (const [dx, dy, o] of [
		[14, 12, 0.12],
		[8, 7, 0.16],
	] as const) {
		sketch.out.push(`<g transform="translate(${dx} ${dy})">`);
		print(sketch, end.outline, tone.line, o);
		sketch.out.push("</g>");
	}
	lay(sketch, end, {
		round: 1.1,
		dark: [
			{ from: [0.3, 0.3], to: [0.24, 1], width: 22, shape: "hem" },
			{ from: [0.66, 0.34], to: [0.72, 1], width: 26, shape: "hem" },
		],
		light: [
			{ from: [0.44, 0.3], to: [0.42, 1], width: 20, shape: "hem" },
			{ from: [0.84, 0.34], to: [0.88, 1], width: 14, shape: "hem" },
		],
	});
	print(
		sketch,
		end.outline,
		linear(
			sketch,
			[0, 340],
			[0, 540],
			[
				[0, tone.gleam, 0.2],
				[0.3, tone.gleam, 0.12],
				[0.42, tone.line, 0.05],
				[1, tone.line, 0.16],
			],
		),
	);
	tassels(sketch, end, 50);
	silhouette.push(end.outline);
	// A binding of the second colour, as a house's ribbon.
	cloth(
		sketch,
		closed(p`-163 512c, -60 527, 30 517, 99 520c, 100 531c, 30 528, -60 538, -164 523c`),
		sketch.accent.base,
	);
	return { silhouette, box: [-260, 350, 260, 604], stands: true, focus: [-20, 500, 260] };
};
