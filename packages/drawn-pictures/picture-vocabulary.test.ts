import { expect, test } from "vitest";
import { type DrawnPicture, drawnReference, parseDrawnReference } from "./picture-vocabulary.ts";

const picture: DrawnPicture = {
	type: "dress",
	cut: "wrap",
	fabric: "silk",
	pattern: "dot",
	color: "#1c6b4a",
	accent: "#efe6d3",
	view: "back",
};

test("a reference describes a picture completely", () => {
	expect(drawnReference(picture)).toBe(
		"drawn:dress?cut=wrap&fabric=silk&pattern=dot&color=1c6b4a&accent=efe6d3&view=back",
	);
	expect(parseDrawnReference(drawnReference(picture))).toEqual(picture);
});

test("a reference may name a style and a feature", () => {
	const special = { ...picture, style: 7, feature: "belted" as const };
	expect(drawnReference(special)).toMatch(/&view=back&style=7&feature=belted$/);
	expect(parseDrawnReference(drawnReference(special))).toEqual(special);
	expect(parseDrawnReference(`${drawnReference(picture)}&feature=winged`)).toEqual(picture);
});

test("unknown values fall back to the first of their list", () => {
	expect(parseDrawnReference("drawn:dress?cut=toga&color=red&view=side")).toMatchObject({
		cut: "slip",
		fabric: "silk",
		color: "#17161a",
		view: "front",
	});
});

test("other paths and unknown types are no drawn pictures", () => {
	expect(parseDrawnReference("pictures/dress.png")).toBeUndefined();
	expect(parseDrawnReference("drawn:toaster?view=front")).toBeUndefined();
	expect(parseDrawnReference("drawn:constructor?view=front")).toBeUndefined();
});
