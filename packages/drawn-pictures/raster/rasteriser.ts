import type { Resvg } from "@resvg/resvg-wasm";
import type { Rasterise } from "./canvas.ts";

export const createRasteriser =
	(Renderer: typeof Resvg): Rasterise =>
	(svg) => {
		const drawing = new Renderer(svg, { font: { loadSystemFonts: false } });
		try {
			const image = drawing.render();
			try {
				return image.pixels;
			} finally {
				image.free();
			}
		} finally {
			drawing.free();
		}
	};
