import { describe, expect, it } from "vitest";
import { editorialSource, parseSource } from "./recipe.ts";

describe("where a picture comes from", () => {
	it("reads a recipe", () => {
		const source = parseSource(
			"drawn:dress?cut=wrap&fabric=silk&pattern=dot&color=5e1a2b&accent=efe6d3&view=back",
		);
		expect(source).toEqual({
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
	])("draws the first of its list for %s", (_, reference, expected) => {
		expect(parseSource(reference)).toMatchObject({ kind: "piece", picture: expected });
	});

	it("reads a key of the upload store, and nothing that only resembles one", () => {
		const key = `upload/${"a1".repeat(32)}.png`;
		expect(parseSource(key)).toEqual({ kind: "upload", key });
		expect(parseSource(`upload/../${"a1".repeat(32)}.png`)).toBeUndefined();
		expect(parseSource(`${key}.exe`)).toBeUndefined();
	});

	it.each([
		"",
		"drawn:",
		"drawn:rocket?cut=slip",
		"drawn:__proto__?cut=slip",
		"drawn:editorial?scene=moon",
		"http://evil.example/a.png",
		`drawn:dress?cut=${"x".repeat(500)}`,
	])("refuses %j", (reference) => expect(parseSource(reference)).toBeUndefined());

	it("resolves editorial ids by themselves", () => {
		expect(editorialSource("editorial/rail-landscape.jpg")).toEqual({
			kind: "editorial",
			picture: { scene: "rail", orientation: "landscape" },
		});
		expect(editorialSource("editorial/rail-sideways.jpg")).toBeUndefined();
		expect(editorialSource("editorial/constructor-portrait.jpg")).toBeUndefined();
	});
});
