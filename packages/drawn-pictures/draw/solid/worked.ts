import type { Tone } from "../colour.ts";
import type { Point } from "../geometry.ts";
import type { Panel } from "../parts/panel.ts";
import { print, type Sketch, stroke } from "../sketch.ts";
import { polyline } from "./path.ts";

export function worked(sketch: Sketch, tone: Tone, panel: Panel): void {
	if (sketch.feature === "quilted") quilted(sketch, tone, panel);
	if (sketch.feature === "woven") woven(sketch, tone, panel);
}

function lattice(panel: Panel, cell: number, put: (x: number, y: number, even: boolean) => void): void {
	const half = panel.maxWidth / 2;
	for (let row = 0; row * cell < panel.height + cell; row++)
		for (let x = -Math.ceil(half / (2 * cell)) * 2 * cell + (row % 2) * cell; x < half + cell; x += 2 * cell)
			put(x, row * cell, row % 2 === 0);
}

function quilted(sketch: Sketch, tone: Tone, panel: Panel): void {
	const cell = panel.height < 120 ? 17 : 25;
	const diamond = (x: number, y: number, size: number): Point[] => [
		panel.cloth(x, y - size),
		panel.cloth(x + size, y),
		panel.cloth(x, y + size),
		panel.cloth(x - size, y),
	];
	const layers = [0.86, 0.7, 0.54, 0.38];
	const light = layers.map(() => "");
	const dark = layers.map(() => "");
	let grooves = "";
	let lips = "";
	lattice(panel, cell, (x, y) => {
		layers.forEach((scale, i) => {
			const by = (1 - scale) * cell * 0.42;
			light[i] += polyline(diamond(x - by, y - by, cell * scale), true);
			dark[i] += polyline(diamond(x + by * 1.5, y + by * 1.5, cell * scale * 0.8), true);
		});
		const [top, right, bottom, left] = diamond(x, y, cell) as [Point, Point, Point, Point];
		grooves += polyline([left, top, right]);
		lips += polyline([left, bottom, right].map(([px, py]) => [px + 0.8, py + 1] as const));
	});
	for (const path of dark) print(sketch, path, tone.deep, 0.06);
	for (const path of light) print(sketch, path, tone.gleam, 0.055);
	stroke(sketch, grooves, tone.line, 2.6, { opacity: 0.4 });
	stroke(sketch, lips, tone.gleam, 1.2, { opacity: 0.22 });
	stroke(sketch, grooves, tone.light, 0.9, { opacity: 0.6, dash: "3 2.400", cap: "butt" });
}

function woven(sketch: Sketch, tone: Tone, panel: Panel): void {
	const cell = panel.height < 120 ? 8 : 11;
	let edges = "";
	let shade = "";
	let shine = "";
	lattice(panel, cell, (x, y, even) => {
		const at = (along: number, across: number): Point => {
			const [dx, dy] = even ? [along - across, along + across] : [along + across, across - along];
			return panel.cloth(x + dx * cell * 0.5, y + dy * cell * 0.5);
		};
		edges += polyline([at(-0.96, -0.9), at(0.96, -0.9)]) + polyline([at(-0.96, 0.9), at(0.96, 0.9)]);
		for (const end of [-1, 1])
			shade += polyline([at(end, -0.9), at(end, 0.9), at(end * 0.62, 0.9), at(end * 0.62, -0.9)], true);
		shine += polyline([at(-0.5, -0.42), at(0.5, -0.42)]);
	});
	print(sketch, shade, tone.deep, 0.34);
	stroke(sketch, edges, tone.line, 1.5, { opacity: 0.6 });
	stroke(sketch, shine, tone.gleam, 2.2, { opacity: 0.26 });
}
