import type { Resvg } from "@resvg/resvg-wasm";
import type { Rasterise } from "./canvas.ts";

/** Renders every width from the drawing, because there is no bitmap master; so every width is sharp. */
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
