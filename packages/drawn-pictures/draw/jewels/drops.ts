import { closed, ellipse, line, p } from "../geometry.ts";
import { bead, gemTone } from "../parts/gems.ts";
import { metalTone } from "../parts/polish.ts";
import { pedestal, pedestalOutline, pool, stage } from "../parts/props.ts";
import { box } from "../parts/rounded-box.ts";
import { type Draw, fill, linear, stroke } from "../sketch.ts";
import { discDrop, drop, pearlDrop } from "./hanging.ts";
import { wire } from "./wire.ts";
export const drops: Draw = (sketch) => {
	const metal = metalTone(sketch.tone.base);
	const gem = gemTone(sketch);
	pedestal(sketch, 516, 190);
	pool(sketch, 20, 520, 120, 16, 0.3);
	const brass = metalTone("#b59a6a");
	fill(
		sketch,
		`M-64 510V518A64 11 0 0 0 64 518V510Z`,
		linear(
			sketch,
			[-64, 0],
			[64, 0],
			[
				[0, brass.deep],
				[0.24, brass.gleam],
				[0.42, brass.base],
				[0.8, brass.line],
				[1, brass.base],
			],
		),
	);
	fill(sketch, ellipse(0, 510, 64, 11), brass.light);
	fill(sketch, ellipse(-8, 508, 46, 7), brass.gleam, 0.55);
	stroke(sketch, "M0 508V96", brass.line, 8, { cap: "butt" });
	stroke(sketch, "M0 508V96", brass.base, 6.4, { cap: "butt" });
	stroke(sketch, "M-1.500 508V96", brass.gleam, 1.8, { cap: "butt" });
	stroke(sketch, "M-176 96H176", brass.line, 12);
	stroke(sketch, "M-176 96H176", brass.base, 10);
	stroke(sketch, "M-174 93.500H172", brass.gleam, 2.6);
	stroke(sketch, "M-176 99.500H176", brass.deep, 2.4, { opacity: 0.7 });
	bead(sketch, -180, 96, 9, brass);
	bead(sketch, 180, 96, 9, brass);
	const silhouette = [box(-186, 88, 372, 16, 6), box(-5, 96, 10, 420, 2), pedestalOutline(516, 190)];
	for (const [x, y] of [
		[-104, 0],
		[106, 5],
	] as const) {
		sketch.out.push(`<g transform="translate(${x} ${y}) rotate(${x < 0 ? -1.6 : 1.2} 0 96)">`);
		wire(sketch, line(p`-13 132, -13 98, 0 82, 14 96, 12 124`), 4);
		const kind = sketch.feature === "hammered" ? 2 : sketch.style % 3;
		if (kind === 1) pearlDrop(sketch, metal, gem);
		else if (kind === 2) discDrop(sketch, metal, gem);
		else drop(sketch, metal, gem);
		sketch.out.push("</g>");
		silhouette.push(
			ellipse(x, y + 150, 24),
			closed(p`${x} ${190 + y}c, ${x + 52} ${300 + y}, ${x} ${372 + y}, ${x - 52} ${300 + y}`),
		);
	}
	return { silhouette, box: stage(216, 78), stands: true, light: 0, focus: [-104, 252, 200] };
};
