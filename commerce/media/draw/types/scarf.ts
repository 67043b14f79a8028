import { across, between, drape, lay, topstitch, underside } from "../cloth.ts";
import { type Anchor, closed, line, p } from "../geometry.ts";
import { type Panel, panel } from "../panel.ts";
import { type Draw, fill, type Sketch, stroke } from "../sketch.ts";

export const scarf: Draw = (sketch) => (shapes[sketch.cut] ?? (shapes.square as Draw))(sketch);

const shapes: Record<string, Draw> = {
	square: (sketch) => {
		const main = panel({
			left: p`-226 250, -236 380, -222 520, -230 660`,
			right: p`222 242, 232 380, 220 520, 228 668`,
			top: p`-226 250, -100 240, 40 256, 222 242`,
			bottom: p`-230 660, -80 674, 80 660, 228 668`,
		});
		lay(sketch, main, {
			round: 0.35,
			dark: [
				{ from: [0.5, 0], to: [0.5, 1], width: 7, shape: "middle" },
				{ from: [0.97, 0.08], to: [0.8, 0.46], width: 16, shape: "top" },
				{ from: [0.03, 0.96], to: [0.16, 0.62], width: 14, shape: "top" },
			],
			light: [
				{ from: [0.47, 0], to: [0.47, 1], width: 8, shape: "middle" },
				{ from: [0.16, 0.1], to: [0.26, 0.8], width: 32, shape: "middle" },
			],
		});
		stroke(sketch, horizontalCrease(main), sketch.tone.deep, 3, { opacity: 0.22 });
		border(sketch, main, 0.055, 0.1);
		border(sketch, main, 0.13, 0.012);
		if (sketch.pattern === "solid") medallion(sketch, main);
		return { silhouette: [main.outline], box: [-240, 236, 240, 680], stands: false, focus: [90, 400, 200] };
	},
	long: (sketch) => tails(sketch, 74, [880, 806], true),
	stole: (sketch) => tails(sketch, 128, [840, 770], true),
	throw: (sketch) => {
		const silhouette: string[] = [];
		const layers = [
			[600, 540],
			[540, 480],
			[480, 410],
		] as const;
		for (const [bottom, top] of layers) {
			const shift = sketch.random.between(-6, 6);
			const one = panel({
				left: p`${-228 + shift} ${top}, ${-240 + shift} ${(top + bottom) / 2}, ${-228 + shift} ${bottom}`,
				right: p`${226 + shift} ${top}, ${240 + shift} ${(top + bottom) / 2}, ${228 + shift} ${bottom}`,
				top: p`${-228 + shift} ${top}, 0 ${top - 8}, ${226 + shift} ${top}`,
				bottom: p`${-228 + shift} ${bottom}, 0 ${bottom + 3}, ${228 + shift} ${bottom}`,
			});
			lay(sketch, one, { round: 0.8, pattern: false });
			underside(sketch, one, 0.5, 0.4);
			silhouette.push(one.outline);
		}
		const flap = panel({
			left: p`-120 404, -124 470, -118 556`,
			right: p`96 402, 100 470, 104 562`,
			top: p`-120 404, 0 396, 96 402`,
		});
		lay(sketch, flap, { round: 0.7, ...drape(sketch, 3, 16) });
		fringe(sketch, flap, 34);
		silhouette.push(flap.outline);
		return { silhouette, box: [-246, 392, 246, 600], stands: true, focus: [0, 500, 190] };
	},
};

const horizontalCrease = (main: Panel): string => across(main, 0.5);

/** A band of the second colour, set in from the edge, as on a printed carré. */
function border(sketch: Sketch, main: Panel, from: number, width: number): void {
	const to = from + width;
	for (const path of [
		between(main, from, to, from, 1 - from),
		between(main, 1 - to, 1 - from, from, 1 - from),
		between(main, to, 1 - to, from, to),
		between(main, to, 1 - to, 1 - to, 1 - from),
	])
		fill(sketch, path, sketch.accent.base, 0.88);
}

function medallion(sketch: Sketch, main: Panel): void {
	for (const [r, opacity] of [
		[0.26, 0.9],
		[0.22, 1],
		[0.13, 0.9],
		[0.1, 1],
	] as const) {
		const points: Anchor[] = [];
		for (let i = 0; i < 32; i++) {
			const angle = (i / 32) * Math.PI * 2;
			const wave = r * (1 + 0.09 * Math.cos(angle * 8));
			const [x, y] = main.at(0.5 + Math.cos(angle) * wave, 0.5 + Math.sin(angle) * wave);
			points.push([x, y]);
		}
		fill(sketch, closed(points), r === 0.22 || r === 0.1 ? sketch.tone.base : sketch.accent.base, opacity);
	}
}

/** Folded once and hung over a bar: two ends of unequal length. */
function tails(
	sketch: Sketch,
	half: number,
	ends: readonly [number, number],
	fringed: boolean,
): ReturnType<Draw> {
	const silhouette: string[] = [];
	for (const [i, end] of ends.entries()) {
		const x = i === 0 ? half * 0.42 : -half * 0.42;
		const one = panel({
			left: p`${x - half * 0.9} 236, ${x - half} 420, ${x - half * 0.94} 640, ${x - half * 1.06} ${end}`,
			right: p`${x + half * 0.9} 236, ${x + half * 0.96} 420, ${x + half * 1.04} 640, ${x + half} ${end - 6}`,
			top: p`${x - half * 0.9} 236, ${x} 226, ${x + half * 0.9} 236`,
			bottom: p`${x - half * 1.06} ${end}, ${x - half * 0.3} ${end + 8}, ${x + half * 0.4} ${end - 6}, ${x + half} ${end - 6}`,
		});
		lay(sketch, one, { ...drape(sketch, half > 100 ? 5 : 3, 20, 0.02), round: 1.1 });
		if (fringed) fringe(sketch, one, 58);
		topstitch(sketch, across(one, 1 - 8 / one.height));
		silhouette.push(one.outline);
	}
	const bar = line(p`${-half * 2.3} 232, ${half * 2.3} 232`);
	const behind = sketch.out.splice(0);
	stroke(sketch, bar, "#8d7550", 13);
	stroke(sketch, bar, "#c9ab78", 9);
	stroke(sketch, line(p`${-half * 2.3} 229, ${half * 2.3} 229`), "#f0dfba", 2.4);
	sketch.out.push(...behind);
	return {
		silhouette,
		box: [-half * 2.3, 214, half * 2.3, ends[0] + 62],
		stands: false,
		focus: [half * 0.4, 760, 200],
	};
}

function fringe(sketch: Sketch, cloth: Panel, length: number): void {
	let path = "";
	const count = Math.round(cloth.width(1) / 6.5);
	for (let i = 0; i <= count; i++) {
		const [x, y] = cloth.at(i / count, 1);
		const sway = sketch.random.between(-5, 5);
		path += `M${x.toFixed(1)} ${(y - 2).toFixed(1)}q${(sway * 0.2).toFixed(1)} ${(length * 0.5).toFixed(1)} ${sway.toFixed(1)} ${(length + sketch.random.between(-5, 4)).toFixed(1)}`;
	}
	stroke(sketch, path, sketch.tone.line, 3.6, { opacity: 0.8 });
	stroke(sketch, path, sketch.tone.base, 2.4);
}
