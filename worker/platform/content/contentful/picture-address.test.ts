import { expect, test } from "vitest";
import { findSpacePicture } from "./picture-address.ts";

const env = { CONTENTFUL_SPACE: "space" };
const path = (asset: string) =>
	`https://shop.example/dw/image/v2/R/on/demandware.static/-/C/default/${asset}`;
const find = (address: string, accept = "image/avif,image/webp") =>
	findSpacePicture(env, new URL(address), accept)?.href;

// proves content-62
test("a picture of the space is asked of the Images API, in the format that the browser takes", () => {
	const address = path("contentful/space/walk/token/walk.jpg?sw=800&sh=600&sm=cut&q=70");
	const asset = "https://images.ctfassets.net/space/walk/token/walk.jpg";
	expect(find(address)).toBe(`${asset}?w=800&h=600&fm=avif&q=70&fit=fill`);
	expect(find(address, "image/webp")).toBe(`${asset}?w=800&h=600&fm=webp&q=70&fit=fill`);
	expect(find(address, "*/*")).toBe(`${asset}?w=800&h=600&fm=jpg&fl=progressive&q=70&fit=fill`);
});

test("no side is above the limit of the Images API", () => {
	expect(find(path("contentful/space/walk/token/walk.jpg?sw=9000"))).toContain("w=4000&");
});

test.each(["editorial/walk.jpg", "contentful/other/walk/token/walk.jpg", "contentful/space/walk.jpg"])(
	"%s is no picture of the space",
	(asset) => {
		expect(find(path(asset))).toBeUndefined();
	},
);
