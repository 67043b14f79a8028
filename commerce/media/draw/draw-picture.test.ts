import { describe, expect, it } from "vitest";
import {
	type DrawnPicture,
	type PictureType,
	pictureFabrics,
	picturePatterns,
	pictureTypes,
	pictureViews,
} from "../../catalogue/picture-vocabulary.ts";
import { drawEditorial } from "../editorial/draw-editorial.ts";
import { editorialScenes, orientations } from "../editorial/editorial-reference.ts";
import { drawPicture } from "./draw-picture.ts";

const plain: Omit<DrawnPicture, "type" | "cut"> = {
	fabric: "cotton",
	pattern: "solid",
	color: "#b8232f",
	accent: "#efe6d3",
	view: "front",
};
const types = Object.keys(pictureTypes) as PictureType[];

/** Every tag closed in its order, every reference answered, no number that is none. */
function expectValid(svg: string): void {
	expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
	const open: string[] = [];
	for (const [, slash, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
		if (slash) expect(open.pop()).toBe(name);
		else if (!rest?.endsWith("/")) open.push(name ?? "");
	}
	expect(open).toEqual([]);
	const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
	expect(new Set(ids).size).toBe(ids.length);
	for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
}

describe.each(types)("%s", (type) => {
	it.each(pictureTypes[type])("%s is drawn from every side", (cut) => {
		for (const view of pictureViews) expectValid(drawPicture({ ...plain, type, cut, view }));
	});

	it("takes every fabric and pattern, and stays small enough to be parsed in no time", () => {
		pictureFabrics.forEach((fabric, at) => {
			const cut = pictureTypes[type][at % pictureTypes[type].length] ?? pictureTypes[type][0];
			const pattern = picturePatterns[at % picturePatterns.length] ?? "solid";
			const svg = drawPicture({ ...plain, type, cut, fabric, pattern });
			expectValid(svg);
			expect(svg.length).toBeLessThan(900_000);
		});
	});

	it("has cuts that differ", () => {
		const drawn = pictureTypes[type].map((cut) => drawPicture({ ...plain, type, cut }));
		expect(new Set(drawn).size).toBe(drawn.length);
	});
});

it("draws the same recipe the same way, and each colour on the same garment", () => {
	const recipe: DrawnPicture = { ...plain, type: "dress", cut: "wrap", pattern: "animal" };
	expect(drawPicture(recipe)).toBe(drawPicture(recipe));
	const outline = (svg: string) => Array.from(svg.matchAll(/ d="([^"]+)"/g), ([, d]) => d);
	expect(outline(drawPicture({ ...recipe, color: "#1d2740" }))).toEqual(outline(drawPicture(recipe)));
});

it.each(editorialScenes.flatMap((scene) => orientations.map((orientation) => ({ scene, orientation }))))(
	"composes $scene, $orientation",
	(picture) => {
		expectValid(drawEditorial(picture));
	},
);
