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
import { drawPicture } from "./draw-picture.ts";

const plain: Omit<DrawnPicture, "type" | "cut"> = {
	fabric: "cotton",
	pattern: "solid",
	color: "#b8232f",
	accent: "#efe6d3",
	view: "front",
};
const types = Object.keys(pictureTypes) as PictureType[];

/** What is wrong with a drawing; found without an assertion for each of its thousand tags, which would take most of the time. */
function faultsOf(svg: string): string[] {
	const faults = [...(svg.match(/NaN|undefined|Infinity|\[object/g) ?? [])];
	const open: string[] = [];
	for (const [, slash, name = "", rest = ""] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
		if (!slash) {
			if (!rest.endsWith("/")) open.push(name);
		} else if (open.pop() !== name) faults.push(`</${name}> closes another`);
	}
	if (open.length > 0) faults.push(`open: ${open.join(", ")}`);
	const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
	const known = new Set(ids);
	if (known.size < ids.length) faults.push("an id stands twice");
	for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!known.has(id)) faults.push(`no #${id}`);
	return faults;
}

/** Every tag closed in its order, every reference answered, no number that is none. */
const expectValid = (svg: string): void => expect(faultsOf(svg)).toEqual([]);

it("finds what is wrong with a drawing", () => {
	expect(faultsOf('<svg><g id="a"></g><path id="a" fill="url(#b)" d="M NaN"/></b>')).toEqual([
		"NaN",
		"</b> closes another",
		"an id stands twice",
		"no #b",
	]);
	expect(faultsOf("<svg><g>")).toEqual(["open: svg, g"]);
});

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
