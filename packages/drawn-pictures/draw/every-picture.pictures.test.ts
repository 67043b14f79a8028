import { describe, expect, it } from "vitest";
import { drawEditorial } from "../editorial/draw-editorial.ts";
import { editorialScenes, orientations } from "../editorial/editorial-reference.ts";
import {
	type DrawnPicture,
	type PictureType,
	pictureFabrics,
	picturePatterns,
	pictureTypes,
	pictureViews,
} from "../picture-vocabulary.ts";
import { DRAWING_TIMEOUT, expectValid } from "../testing/expect-valid.ts";
import { drawPicture } from "./draw-picture.ts";

/** This test runs on demand, after changes of the drawings; every run has a part of it in draw-picture.test.ts. */
const plain: Omit<DrawnPicture, "type" | "cut"> = {
	fabric: "cotton",
	pattern: "solid",
	color: "#b8232f",
	accent: "#efe6d3",
	view: "front",
};
const types = Object.keys(pictureTypes) as PictureType[];

describe.each(types)("%s", { timeout: DRAWING_TIMEOUT }, (type) => {
	it.each(pictureTypes[type])("draws %s in every view", (cut) => {
		for (const view of pictureViews) expectValid(drawPicture({ ...plain, type, cut, view }));
	});

	it("takes every fabric and pattern, and stays small enough to be parsed quickly", () => {
		pictureFabrics.forEach((fabric, at) => {
			const cut = pictureTypes[type][at % pictureTypes[type].length] ?? pictureTypes[type][0];
			const pattern = picturePatterns[at % picturePatterns.length] ?? "solid";
			const svg = drawPicture({ ...plain, type, cut, fabric, pattern });
			expectValid(svg);
			expect(svg.length).toBeLessThan(900_000);
		});
	});
});

it.each(editorialScenes.flatMap((scene) => orientations.map((orientation) => ({ scene, orientation }))))(
	"composes $scene, $orientation",
	(picture) => {
		expectValid(drawEditorial(picture));
	},
);
