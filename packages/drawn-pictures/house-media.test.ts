import { describe, expect, it } from "vitest";
import { media } from "./house-media.ts";

const recipeOf = (reference: string): object | undefined => media.drawing(reference)?.recipe;

describe("drawings of the house", () => {
	it("reads all of a reference", () => {
		expect(
			recipeOf("drawn:dress?cut=wrap&fabric=silk&pattern=dot&color=5e1a2b&accent=efe6d3&view=back"),
		).toEqual({
			kind: "piece",
			picture: {
				type: "dress",
				cut: "wrap",
				fabric: "silk",
				pattern: "dot",
				color: "#5e1a2b",
				accent: "#efe6d3",
				view: "back",
			},
		});
	});

	it.each([
		[
			"an unknown cut",
			"drawn:dress?cut=toga&fabric=silk&pattern=dot&color=5e1a2b&accent=efe6d3&view=front",
			{ cut: "slip" },
		],
		["markup for a colour", 'drawn:handbag?cut=tote&color="/><script>&view=front', { color: "#17161a" }],
		["nothing at all", "drawn:heels?", { type: "heels", cut: "pump", view: "front" }],
	])("draws the first value of the list for %s", (_, reference, expected) => {
		expect(recipeOf(reference)).toMatchObject({ kind: "piece", picture: expected });
	});

	it.each(["drawn:", "drawn:rocket?cut=slip", "drawn:__proto__?cut=slip", "drawn:editorial?scene=moon"])(
		"draws nothing for %j",
		(reference) => expect(media.drawing(reference)).toBeUndefined(),
	);

	it("resolves the picture on a woman for a product, and none for that picture", () => {
		const hers = media.drawing("drawn:heels?view=front")?.hers;
		expect(hers?.recipe).toMatchObject({ picture: { feature: "cropped", style: 1 } });
		expect(hers?.hers).toBeUndefined();
	});

	it("resolves editorial ids by themselves", () => {
		expect(media.drawingWithId("editorial/rail-landscape.jpg")?.recipe).toEqual({
			kind: "editorial",
			picture: { scene: "rail", orientation: "landscape" },
		});
		expect(media.drawingWithId("editorial/rail-sideways.jpg")).toBeUndefined();
		expect(media.drawingWithId("editorial/constructor-portrait.jpg")).toBeUndefined();
	});
});
