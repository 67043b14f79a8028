import { describe, expect, it } from "vitest";
import { parseSource, sourceWithoutRow } from "./picture-source.ts";

const UPLOAD = `upload/${"a1".repeat(32)}.png`;

describe("the source of a picture", () => {
	it("reads a reference to a drawing of the house", () => {
		const source = parseSource(
			"drawn:dress?cut=wrap&fabric=silk&pattern=dot&color=5e1a2b&accent=efe6d3&view=back",
		);
		expect(source).toMatchObject({
			kind: "drawing",
			drawing: { recipe: { kind: "piece", picture: { type: "dress", cut: "wrap", view: "back" } } },
		});
	});

	it("reads a key of the upload store, and nothing that only resembles one", () => {
		expect(parseSource(UPLOAD)).toEqual({ kind: "upload", key: UPLOAD });
		expect(parseSource(`upload/../${"a1".repeat(32)}.png`)).toBeUndefined();
		expect(parseSource(`${UPLOAD}.exe`)).toBeUndefined();
	});

	it.each(["", "drawn:", "http://evil.example/a.png", `drawn:dress?cut=${"x".repeat(500)}`])(
		"refuses %j",
		(reference) => expect(parseSource(reference)).toBeUndefined(),
	);

	it("resolves ids of the house that need no row", () => {
		expect(sourceWithoutRow("editorial/rail-landscape.jpg")).toMatchObject({ kind: "drawing" });
		expect(sourceWithoutRow("VT10001-red/front.jpg")).toBeUndefined();
	});
});
