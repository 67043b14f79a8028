import { expect, test } from "vitest";
import { mapProduct } from "./map-product.ts";

const images = (...names: string[]) =>
	names.map((name) => ({ link: `/dw/image/v2/VTRA_001/${name}.jpg`, alt: name }));
const inRed = { variationAttributes: [{ id: "color", values: [{ value: "red" }] }] };
/** Returns the pictures that the port reads from these image groups for the red product. */
const mapGroups = (...imageGroups: object[]) =>
	mapProduct({
		id: "P1",
		variationValues: { color: "red" },
		imageGroups,
	} as unknown as Parameters<typeof mapProduct>[0]).images;
const listNames = (pictures: readonly { src: string; zoom?: string }[]) =>
	pictures.map(({ src, zoom }) => [src, zoom].map((path) => path && /(\w+)\.jpg/.exec(path)?.[1]));

// proves media-11
test("each picture has its counterpart in the zoom view of the same colour", () => {
	const large = [{ viewType: "large", ...inRed, images: images("a", "b") }];
	const zoom = { viewType: "zoom", ...inRed, images: images("x", "y") };
	const general = { viewType: "zoom", images: images("g", "h") };
	expect(listNames(mapGroups(...large, general, zoom))).toEqual([
		["a", "x"],
		["b", "y"],
	]);
	expect(listNames(mapGroups(...large))).toEqual([
		["a", undefined],
		["b", undefined],
	]);
	// Lists of different lengths do not show which zoom picture belongs to which large one.
	expect(listNames(mapGroups(...large, { ...zoom, images: images("x") }))).toEqual([
		["a", undefined],
		["b", undefined],
	]);
});

// proves media-11
test.each([
	[
		{ title: "From behind", width: 800, height: 1000 },
		{ title: "From behind", width: 800, height: 1000 },
	],
	[{ width: 800 }, {}],
	[{ width: "800", height: 1000 }, {}],
	[{ width: 0, height: 0 }, {}],
	[{ title: "" }, {}],
])("the picture %o becomes %o", (sent, read) => {
	const [image] = images("a").map((one) => ({ ...one, ...sent }));
	const [picture] = mapGroups({ viewType: "large", images: [image] });
	expect(picture).toEqual({ src: expect.stringContaining("a.jpg"), alt: "a", ...read });
});
