import { expect, test } from "vitest";
import { parseModel3d } from "./model-3d.ts";

const BAG = "/dw/model/bucket-bag-96552c.glb";

test.each([
	undefined,
	"",
	"{",
	"null",
	"[]",
	'"text"',
	"{}",
	'{"src":"https://evil.example/bag.glb"}',
	'{"src":"//evil.example/dw/model/bag.glb"}',
	'{"src":"/dw/model/../../admin"}',
	'{"src":"javascript:alert(1)"}',
	'{"src":7}',
	'{"models":{"black":"/dw/model/bag.glb"}}',
	'{"models":"cognac"}',
])("%j is no model of a cognac bag", (json) => {
	expect(parseModel3d(json, "cognac")).toBeNull();
});

// proves media-7
test("a colour's own model comes before the common model", () => {
	const json = JSON.stringify({ models: { cognac: BAG }, src: "/dw/model/any.glb", turn: 20, tilt: 5 });
	expect(parseModel3d(json, "cognac")).toEqual({ src: BAG, turn: 20, tilt: 5 });
	expect(parseModel3d(json, "black")?.src).toBe("/dw/model/any.glb");
	expect(parseModel3d(json, undefined)?.src).toBe("/dw/model/any.glb");
});

test("the camera never looks from below, and never from a place without coordinates", () => {
	expect(parseModel3d(JSON.stringify({ src: BAG, turn: 900, tilt: "up" }), "cognac")).toEqual({
		src: BAG,
		turn: -30,
		tilt: 12,
	});
});
