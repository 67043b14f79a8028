import { describe, expect, it } from "vitest";
import type { LayeredPicture, ProductNoteLayer } from "../draw/layers.ts";
import type { Rasterise } from "./canvas.ts";
import { compose, createView } from "./compose.ts";

/** Stubs resvg: it knows one word per layer. */
const rasterise: Rasterise = (svg, width, height) => {
	const pixels = new Uint8Array(width * height * 4);
	const colour = svg.includes("paper")
		? [200, 190, 180, 255]
		: svg.includes("cloth")
			? [120, 20, 30, 255]
			: svg.includes("boards")
				? [90, 60, 40, 255]
				: [0, 0, 0, 0];
	const form = svg.includes("swell") ? [128, 255, 160, 255] : undefined;
	const hole = svg.includes("cloth") || form !== undefined;
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			const inside = x > width * 0.25 && x < width * 0.75 && y > height * 0.25 && y < height * 0.75;
			if (!hole || inside) pixels.set(form ?? colour, (y * width + x) * 4);
		}
	return pixels;
};
const piece = (svg: string, more: Partial<ProductNoteLayer> = {}): ProductNoteLayer => ({
	kind: "piece",
	svg,
	form: "swell",
	box: [20, 20, 56, 80],
	scale: 1,
	fabric: "silk",
	shadows: [],
	...more,
});
const picture = (...layers: LayeredPicture["layers"]): LayeredPicture => ({
	frame: [0, 0, 96, 128],
	layers: [{ kind: "flat", svg: "paper" }, ...layers],
});
const pixels = (of: LayeredPicture, width = 96) => compose(of, width, undefined, rasterise).data;

describe("compose", () => {
	it("gives the same bytes for the same layers", () => {
		const one = picture(piece("cloth", { shadows: [{ dx: 4, dy: 6, blur: 5, opacity: 0.4 }] }));
		expect(pixels(one)).toEqual(pixels(one));
	});

	it("releases the memory of all rasterised layers", () => {
		const rasterised: Uint8Array[] = [];
		const shadows = [{ dx: 4, dy: 6, blur: 5, opacity: 0.4 }];
		compose(picture(piece("cloth", { shadows }), piece("boards")), 96, undefined, (...asked) => {
			const drawn = rasterise(...asked);
			rasterised.push(drawn);
			return drawn;
		});
		expect(rasterised.map(({ byteLength }) => byteLength)).toEqual([0, 0, 0, 0, 0]);
	});

	it("paints a layer with its opacity", () => {
		const half = pixels(picture({ kind: "flat", svg: "boards", opacity: 0.5 }));
		expect([...half.subarray(0, 4)]).toEqual([145, 125, 110, 255]);
	});

	it("makes a rough layer uneven by at most twice its steps, and keeps its colour", () => {
		const even = pixels({ ...picture(), layers: [{ kind: "flat", svg: "paper", smooth: true }] });
		const rough = pixels({ ...picture(), layers: [{ kind: "flat", svg: "paper", smooth: true, rough: 3 }] });
		const steps = [...rough].map((value, i) => value - (even[i] as number));
		expect(Math.max(...steps.map(Math.abs))).toBeLessThanOrEqual(6);
		expect(new Set(steps).size).toBeGreaterThan(4);
		expect(Math.abs(steps.reduce((sum, step) => sum + step, 0) / steps.length)).toBeLessThan(0.5);
	});

	it("leaves the ground unchanged below an empty piece", () => {
		const shadows = [{ dx: 4, dy: 6, blur: 5, opacity: 0.4 }];
		expect(pixels(picture(piece("nothing", { form: "", shadows })))).toEqual(pixels(picture()));
	});

	it("lights the side towards the upper left and darkens the other", () => {
		const data = pixels(picture(piece("cloth")));
		const red = (x: number, y: number) => data[(y * 96 + x) * 4] as number;
		expect(red(38, 60)).toBeGreaterThan(red(58, 60));
		expect(red(48, 44)).toBeGreaterThan(red(48, 76));
	});

	it("darkens the ground where the shadow falls, and only there", () => {
		const data = pixels(picture(piece("cloth", { shadows: [{ dx: 12, dy: 12, blur: 3, opacity: 0.5 }] })));
		const red = (x: number, y: number) => data[(y * 96 + x) * 4] as number;
		expect(red(70, 84)).toBeLessThan(150);
		expect(red(4, 4)).toBe(200);
	});

	it("begins a floor where the wall ends, with a sharp edge", () => {
		const data = pixels(picture({ kind: "flat", svg: "boards", smooth: true, from: 100 }));
		const red = (y: number) => data[(y * 96 + 48) * 4] as number;
		expect(red(99)).toBe(200);
		expect(Math.abs(red(100) - 90)).toBeLessThan(3);
	});

	it("throws shadows on a floor to the right of the piece", () => {
		const floor = { dx: 0.5, dy: 0.1, blur: 3, opacity: 0.6, floor: 80, high: 40 };
		const data = pixels(picture(piece("cloth", { shadows: [floor] })));
		const red = (x: number, y: number) => data[(y * 96 + x) * 4] as number;
		expect(red(66, 78)).toBeLessThan(195);
		expect(red(22, 78)).toBe(200);
	});

	it("brightens sunlit parts, and shadows remove only that light", () => {
		const sun = { kind: "sun", svg: "paper", blur: 2, gain: [0.2, 0.2, 0.1] } as const;
		const lit = pixels(picture(sun));
		expect(lit[0]).toBeGreaterThan(230);
		const thrown = { dx: 0, dy: 30, blur: 2, opacity: 1, sun: true };
		const data = pixels(picture(sun, piece("cloth", { shadows: [thrown] })));
		const red = data[(100 * 96 + 48) * 4] as number;
		expect(red).toBeGreaterThan(196);
		expect(red).toBeLessThan(206);
	});

	it("draws any part of the page at any size without a gap", () => {
		for (const width of [1, 7, 48, 133])
			for (const ratio of [undefined, 0.5, 3])
				for (
					let i = 3, { data } = compose(picture(piece("cloth")), width, ratio, rasterise);
					i < data.length;
					i += 4
				)
					expect(data[i]).toBe(255);
	});
});

it("cuts the page around its middle", () => {
	expect(createView([0, 0, 1200, 1600], 600, 1)).toMatchObject({
		width: 600,
		height: 600,
		x: 0,
		y: 200,
		scale: 0.5,
	});
	expect(createView([0, 0, 1200, 1600], 640)).toMatchObject({ width: 640, height: 853 });
});
