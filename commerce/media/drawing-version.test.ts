import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type PictureType, pictureTypes, pictureViews } from "../catalogue/picture-vocabulary.ts";
import { drawPicture } from "./draw/draw-picture.ts";
import { drawEditorial } from "./editorial/draw-editorial.ts";
import { editorialScenes, orientations } from "./editorial/editorial-reference.ts";
import { DRAWING_VERSION } from "./media-path.ts";

const drawings = function* (): Iterable<string> {
	const plain = { fabric: "cotton", pattern: "stripe", color: "#b8232f", accent: "#efe6d3" } as const;
	for (const type of Object.keys(pictureTypes) as PictureType[])
		for (const cut of pictureTypes[type])
			for (const view of pictureViews) yield drawPicture({ ...plain, type, cut, view });
	for (const scene of editorialScenes)
		for (const orientation of orientations) yield drawEditorial({ scene, orientation });
};

/** Pictures are kept for a year under their version: whoever changes a drawing raises it, and updates this line with it. */
test("changed drawings have a new version", () => {
	const hash = createHash("sha256");
	for (const svg of drawings()) hash.update(svg);
	expect(`version ${DRAWING_VERSION}: ${hash.digest("hex").slice(0, 16)}`).toMatchInlineSnapshot(
		`"version 2: b91e27bac8f25e4e"`,
	);
});
