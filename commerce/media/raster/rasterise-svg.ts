import { type Pixels, resvg } from "./codecs.ts";

/** Draws an SVG at a width, straight: there is no bitmap master to scale down from, so every width is sharp. */
export async function rasteriseSvg(svg: string, width: number, ratio?: number): Promise<Pixels> {
	const Resvg = await resvg();
	const framed =
		ratio === undefined
			? svg
			: svg.replace(
					"<svg ",
					`<svg width="${width}" height="${Math.round(width / ratio)}" preserveAspectRatio="xMidYMid slice" `,
				);
	const drawing = new Resvg(framed, {
		fitTo: { mode: "width", value: width },
		font: { loadSystemFonts: false },
	});
	try {
		const image = drawing.render();
		try {
			return { data: image.pixels, width: image.width, height: image.height };
		} finally {
			image.free();
		}
	} finally {
		drawing.free();
	}
}
