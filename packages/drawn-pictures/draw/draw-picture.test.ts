import { inTurn } from "@vetrina/commerce-sandbox/testing/runs.ts";
import { expect, it } from "vitest";
import { drawEditorial } from "../editorial/draw-editorial.ts";
import { editorialScenes } from "../editorial/editorial-reference.ts";
import { type DrawnPicture, type PictureType, pictureTypes } from "../picture-vocabulary.ts";
import { DRAWING_TIMEOUT, expectValid, listFaults } from "../testing/expect-valid.ts";
import { drawPicture } from "./draw-picture.ts";

/**
 * Draws every second cut and scene (in a thorough run each) once; `npm run test:pictures` covers every view, fabric, pattern and
 * orientation.
 */
const plain: Omit<DrawnPicture, "type" | "cut"> = {
	fabric: "cotton",
	pattern: "solid",
	color: "#b8232f",
	accent: "#efe6d3",
	view: "front",
};
const types = Object.keys(pictureTypes) as PictureType[];

it("finds faults of a drawing", () => {
	expect(listFaults('<svg><g id="a"></g><path id="a" fill="url(#b)" d="M NaN"/></b>')).toEqual([
		"NaN",
		"</b> closes another",
		"an id stands twice",
		"no #b",
	]);
	expect(listFaults("<svg><g>")).toEqual(["open: svg, g"]);
});

it.each(types)("the cuts of %s are valid drawings that differ", { timeout: DRAWING_TIMEOUT }, (type) => {
	const drawn = inTurn(pictureTypes[type], 2).map((cut) => drawPicture({ ...plain, type, cut }));
	for (const svg of drawn) expectValid(svg);
	expect(new Set(drawn).size).toBe(drawn.length);
});

it("draws the same recipe the same way, and each colour on the same garment", () => {
	const recipe: DrawnPicture = { ...plain, type: "dress", cut: "wrap", pattern: "animal" };
	expect(drawPicture(recipe)).toBe(drawPicture(recipe));
	const outline = (svg: string) => Array.from(svg.matchAll(/ d="([^"]+)"/g), ([, d]) => d);
	expect(outline(drawPicture({ ...recipe, color: "#1d2740" }))).toEqual(outline(drawPicture(recipe)));
});

it.each(inTurn(editorialScenes, 2))("composes %s", (scene) => {
	expectValid(drawEditorial({ scene, orientation: "landscape" }));
});
