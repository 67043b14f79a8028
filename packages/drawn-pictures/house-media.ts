import type { Drawing, HouseMedia } from "@vetrina/commerce-sandbox/house/media.ts";
import type { LayeredPicture } from "./draw/layers.ts";
import {
	type EditorialPicture,
	parseEditorialId,
	parseEditorialReference,
} from "./editorial/editorial-reference.ts";
import { type DrawnPicture, drawnReference, parseDrawnReference } from "./picture-vocabulary.ts";

/** Must be raised when drawings change, so that cached renditions of the old drawings are not shown. */
export const DRAWING_VERSION = 12;

/** The drawing code is imported with the first picture, because it needs WebAssembly, which only a Worker can load. */
const rasterise = async (picture: LayeredPicture, width: number, ratio?: number) => {
	const { rasterisePicture } = await import("./raster/rasterise-picture.ts");
	return rasterisePicture(picture, width, ratio);
};

function productDrawing(picture: DrawnPicture, isHers = false): Drawing {
	return {
		recipe: { kind: "piece", picture },
		draw: async (width, ratio) => {
			const { drawLayers } = await import("./draw/draw-picture.ts");
			return rasterise(drawLayers(picture), width, ratio);
		},
		isMacro: picture.view === "detail",
		hers: isHers
			? undefined
			: productDrawing({ ...picture, feature: "cropped", style: (picture.style ?? 0) + 1 }, true),
	};
}

const editorialDrawing = (picture: EditorialPicture): Drawing => ({
	recipe: { kind: "editorial", picture },
	draw: async (width, ratio) => {
		const { drawEditorialLayers } = await import("./editorial/draw-editorial.ts");
		return rasterise(drawEditorialLayers(picture), width, ratio);
	},
});

const SIZES = { portrait: { width: 1200, height: 1600 }, landscape: { width: 1600, height: 1000 } } as const;

export const media: HouseMedia = {
	realm: "VTRA_001",
	catalog: "Sites-vetrina-catalog",
	version: DRAWING_VERSION,
	drawing: (reference) => {
		const editorial = parseEditorialReference(reference);
		if (editorial) return editorialDrawing(editorial);
		const picture = parseDrawnReference(reference);
		return picture && productDrawing(picture);
	},
	drawingName: (reference) => {
		const picture = parseDrawnReference(reference);
		return picture && { view: picture.view, look: drawnReference({ ...picture, view: "front" }) };
	},
	drawingWithId: (mediaId) => {
		const picture = parseEditorialId(mediaId);
		return picture && editorialDrawing(picture);
	},
	contentSize: (mediaId) => {
		const picture = parseEditorialId(mediaId);
		return picture && SIZES[picture.orientation];
	},
	contentPicture: (scene, orientation) => `editorial/${scene}-${orientation}.jpg`,
};
