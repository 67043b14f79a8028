import { createTone, readLightness, toLab } from "../../colour.ts";
import { closed, ellipse, n, p } from "../../geometry.ts";
import type { Panel } from "../../parts/panel.ts";
import { cloth, print, type Sketch } from "../../sketch.ts";
import { castShadow, rim, stitching } from "../../wardrobe/marks.ts";

const CRAYONS = ["#d9573f", "#e7b143", "#3f72a6", "#6f9a6b", "#efe6d3", "#d98a9c"] as const;

export function chooseCrayon(sketch: Sketch, next = 0): string {
	if (sketch.pattern !== "solid") return sketch.accent.base;
	const [l, a, b] = toLab(sketch.tone.base);
	const apart = CRAYONS.filter((one) => {
		const [l2, a2, b2] = toLab(one);
		return Math.hypot((l - l2) * 1.2, a - a2, b - b2) > 0.19;
	});
	return apart[(sketch.style + next) % apart.length] ?? CRAYONS[4];
}

export const inCrayon = (sketch: Sketch, next = 0): Sketch => ({
	...sketch,
	pattern: "solid",
	tone: createTone(chooseCrayon(sketch, next)),
});

export const isPlain = ({ pattern, feature }: Sketch): boolean =>
	pattern === "solid" && feature !== "embroidered" && feature !== "cable";

const motifs: readonly ((x: number, y: number, s: number) => string)[] = [
	(x, y, s) => {
		let star = "";
		for (let i = 0; i < 10; i++) {
			const [turn, far] = [(Math.PI * i) / 5 - Math.PI / 2, i % 2 ? 0.5 : 1.08];
			star += `${i ? "L" : "M"}${n(x + Math.cos(turn) * s * far)} ${n(y + Math.sin(turn) * s * far)}`;
		}
		return `${star}Z`;
	},
	(x, y, s) =>
		closed(
			p`${x} ${y - s * 0.42}c, ${x + s * 0.5} ${y - s * 0.86}, ${x + s} ${y - s * 0.34}, ${x + s * 0.62} ${y + s * 0.36}, ${x} ${y + s * 0.9}c, ${x - s * 0.62} ${y + s * 0.36}, ${x - s} ${y - s * 0.34}, ${x - s * 0.5} ${y - s * 0.86}`,
		),
	(x, y, s) =>
		closed(p`${x - s * 0.06} ${y - s}c, ${x - s * 0.06} ${y + s * 0.3}c, ${x - s * 0.8} ${y + s * 0.3}c`) +
		closed(
			p`${x + s * 0.1} ${y - s * 0.76}c, ${x + s * 0.76} ${y + s * 0.3}c, ${x + s * 0.1} ${y + s * 0.3}c`,
		) +
		closed(
			p`${x - s} ${y + s * 0.46}c, ${x + s} ${y + s * 0.46}c, ${x + s * 0.62} ${y + s * 0.9}c, ${x - s * 0.62} ${y + s * 0.9}c`,
		),
	(x, y, s) =>
		ellipse(x - s * 0.62, y - s * 0.56, s * 0.36) +
		ellipse(x + s * 0.62, y - s * 0.56, s * 0.36) +
		ellipse(x, y + s * 0.08, s * 0.9, s * 0.8),
];
const BEAR = 3;

export function motif(sketch: Sketch, x: number, y: number, size: number): void {
	const which = (sketch.style + Math.round(readLightness(sketch.tone.base) * 7)) % motifs.length;
	const felt = inCrayon(sketch, 1);
	const shape = motifs[which]?.(x, y, size) ?? "";
	castShadow(sketch, shape, 1, 2, 3, 0.4);
	cloth(felt, shape, felt.tone.base);
	rim(felt, shape, 0.9);
	if (which === BEAR) cloth(felt, ellipse(x, y + size * 0.08, size * 0.9, size * 0.8), felt.tone.base);
	const seam =
		which === BEAR
			? ellipse(x, y + size * 0.08, size * 0.77, size * 0.68)
			: motifs[which]?.(x, y, size * 0.86);
	stitching(felt, seam ?? "", felt.tone.deep, 0.8);
	if (which !== BEAR) return;
	const ink = felt.tone.deep;
	for (const side of [-1, 1])
		print(sketch, ellipse(x + side * size * 0.32, y - size * 0.06, size * 0.085), ink);
	print(sketch, ellipse(x, y + size * 0.26, size * 0.34, size * 0.26), felt.tone.light);
	print(sketch, ellipse(x, y + size * 0.16, size * 0.12, size * 0.085), ink);
}

export function elbowPatch(sketch: Sketch, sleeve: Panel, hand: 1 | -1): void {
	if (!sketch.back) return;
	const felt = inCrayon(sketch);
	const [x, y] = sleeve.at(hand > 0 ? 0.6 : 0.4, 0.56);
	const oval = (by: number) => ellipse(x, y, 16 - by, 25 - by);
	castShadow(sketch, oval(0), 1, 2, 3, 0.4);
	cloth(felt, oval(0), felt.tone.base);
	rim(felt, oval(0), 0.9);
	stitching(felt, oval(4), felt.tone.deep, 0.8);
}

export const colourEdges = (sketch: Sketch): Sketch => (sketch.style % 3 === 1 ? inCrayon(sketch) : sketch);
