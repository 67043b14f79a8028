import { lay } from "./cloth.ts";
import { blend, toneOf } from "./colour.ts";
import { closed, ellipse, p } from "./geometry.ts";
import { symmetric } from "./panel.ts";
import { fill, type Piece, type Sketch, stroke } from "./sketch.ts";

export const SHOE_FLOOR = 600;

/** The same shoe twice: its fellow stands behind, further up and to the right, in less light. */
export function pair(sketch: Sketch, draw: (sketch: Sketch) => string[]): string[] {
	sketch.out.push(`<g transform="translate(72 -50) scale(0.97)">`);
	draw({ ...sketch, tone: toneOf(blend(sketch.tone.base, sketch.tone.deep, 0.3)) });
	sketch.out.push("</g>");
	for (const [y, high] of [
		[600, 26],
		[602, 15],
		[603, 8],
	] as const)
		fill(sketch, ellipse(10, y, 262, high), "#2a1d15", 0.1);
	return draw(sketch);
}

export type RearCut = {
	top: number;
	seat: number;
	heel: "stiletto" | "block" | "stack" | "flat" | "wedge" | "rubber";
	shaft?: boolean;
};

/** Both shoes from behind. */
export function rear(sketch: Sketch, cut: RearCut): Piece {
	const silhouette: string[] = [];
	const half = cut.shaft ? 84 : 44;
	for (const x of [-118, 118]) {
		sketch.out.push(`<g transform="translate(${x} 0)">`);
		const width = {
			stiletto: [30, 11],
			block: [50, 46],
			stack: [60, 60],
			flat: [60, 60],
			wedge: [66, 78],
			rubber: [74, 76],
		}[cut.heel] as [number, number];
		const support = closed(
			p`${-width[0]} ${cut.seat - 8}c, ${-width[1]} ${cut.seat + (598 - cut.seat) * 0.6}, ${-width[1]} 598c, ${width[1]} 598c, ${width[1]} ${cut.seat + (598 - cut.seat) * 0.6}, ${width[0]} ${cut.seat - 8}c`,
		);
		const soft =
			cut.heel === "rubber"
				? "#f1eee6"
				: cut.heel === "wedge"
					? "#cdb48a"
					: cut.heel === "stack" || cut.heel === "flat"
						? "#3b2a20"
						: sketch.tone.shade;
		fill(sketch, support, soft);
		stroke(sketch, support, sketch.tone.line, 1.8, { opacity: 0.7 });
		fill(
			sketch,
			closed(p`${-half} ${cut.top}c, 0 ${cut.top - 16}, ${half} ${cut.top}c, 0 ${cut.top + 16}`),
			sketch.tone.inside,
		);
		const tall = cut.seat - cut.top;
		const upper = symmetric({
			top: p`0 ${cut.top + 14}, ${half} ${cut.top}`,
			right: cut.shaft
				? p`${half} ${cut.top}, ${half - 4} ${cut.top + tall * 0.3}, 60 ${cut.top + tall * 0.7}, 66 ${cut.seat - 40}, 56 ${cut.seat}`
				: p`${half} ${cut.top}, 68 ${cut.top + tall * 0.55}, 58 ${cut.seat}`,
			bottom: p`0 ${cut.seat + 10}, 58 ${cut.seat}`,
		});
		lay(sketch, upper, {
			round: 1.1,
			edge: 2.2,
			light: [{ from: [0.3, 0.1], to: [0.3, 0.9], width: 16, shape: "middle" }],
		});
		stroke(sketch, `M0 ${cut.top + 14}V${cut.seat + 8}`, sketch.tone.line, 1.8, { opacity: 0.7 });
		fill(sketch, `M-7 ${cut.top + 6}h14v${Math.min(60, tall * 0.4)}h-14z`, sketch.accent.base, 0.9);
		silhouette.push(upper.outline, support);
		sketch.out.push("</g>");
	}
	return {
		silhouette: silhouette.map((path) => path),
		box: [-206, cut.top - 20, 206, SHOE_FLOOR],
		stands: true,
		focus: [118, cut.seat - 60, 180],
	};
}
