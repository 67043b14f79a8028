import { expect, test } from "vitest";
import { drawEditorialLayers } from "../editorial/draw-editorial.ts";
import { BAND, type Canvas, rasterAt } from "./canvas.ts";

/** Stubs resvg: a pixel's red is the row of the page in which it lies. */
const canvasOf = (asked: number[]): Canvas => ({
	data: new Uint8ClampedArray(),
	view: { x: 0, y: 0, scale: 2, width: 1600, height: 2133 },
	rasterise: (svg, width, height) => {
		asked.push(width * height);
		const [, top = 0, , high = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? "").split(" ").map(Number);
		const pixels = new Uint8Array(width * height * 4);
		for (let y = 0; y < height; y++)
			pixels.fill(
				Math.round((top + ((y + 0.5) * high) / height) * 2 - 0.5),
				y * width * 4,
				(y + 1) * width * 4,
			);
		return pixels;
	},
});

test("a large picture is rasterised in bands that meet", () => {
	const heights: number[] = [];
	const pixels = rasterAt(canvasOf(heights), "", { left: 0, top: 10, width: 1600, height: 2000 });
	expect(Math.max(...heights)).toBeLessThanOrEqual(BAND);
	expect(heights.length).toBeGreaterThan(1);
	const rows = Array.from({ length: 2000 }, (_, y) => pixels[y * 1600 * 4]);
	expect(rows).toEqual(rows.map((_, y) => (y + 10) & 255));
});

test("a mirrored bottle is rasterised in bands as well", () => {
	const { layers } = drawEditorialLayers({ scene: "glass", orientation: "portrait" });
	const mirrored = layers.filter((layer) => layer.kind === "flat" && layer.opacity !== undefined);
	expect(mirrored).toHaveLength(4);
	for (const { svg } of mirrored) {
		const heights: number[] = [];
		rasterAt(canvasOf(heights), svg, { left: 0, top: 10, width: 1600, height: 2000 });
		expect(Math.max(...heights)).toBeLessThanOrEqual(BAND);
	}
});

test.each(['<mask id="leaves"/>', '<g opacity=".24"/>'])(
	"an element that needs its own layer is rasterised as a whole: %s",
	(svg) => {
		const heights: number[] = [];
		rasterAt(canvasOf(heights), svg, { left: 0, top: 10, width: 1600, height: 2000 });
		expect(heights).toEqual([1600 * 2000]);
	},
);
