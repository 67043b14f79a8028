import { describe, expect, test } from "vitest";
import type { Image, Product } from "../../shared/domain/catalogue/catalogue.ts";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { productMedia } from "./product-media.ts";

const THRON = "5f3c1c1e-2a7e-4c41-9a55-0f2b8a6c9d10";
const picture = (id: string): Image => ({ src: `/dw/image/${id}.jpg`, alt: id });

const media = (
	details: Partial<Product["details"]>,
	{ images = [picture("a"), picture("b")], herImages = [picture("h")], key = "k1" } = {},
) =>
	productMedia(
		{
			name: "Dress",
			images,
			herImages,
			colour: { value: "red", label: "Red" },
			details,
		} as unknown as Product,
		{
			t: textsOf("en").t,
			settings: { thronKey: key, images: { productShape: { width: 3, height: 4 } } },
			locale: { language: "en" },
		} as Pick<PageContext, "t" | "settings" | "locale">,
	);

test("a product with pictures only has no other media", () => {
	expect(media({})).toEqual({ images: expect.any(Array) });
});

test("a product without pictures and films shows the placeholder", () => {
	expect(media({}, { images: [], herImages: [] }).images).toMatchObject([
		{ src: "/no-image/en.svg", alt: "No image available", missing: true },
	]);
	expect(media({ videos: THRON }, { images: [] })).toMatchObject({ images: [], films: [{ at: 0 }] });
});

// proves media-11
test("a picture has the platform's title, size and zoom view", () => {
	const said = { ...picture("a"), title: "Back", width: 800, height: 1200, zoom: "/dw/image/a-zoom.jpg" };
	const same = { ...picture("b"), title: "b", zoom: "/dw/image/b.jpg" };
	expect(media({}, { images: [said, same] }).images).toEqual([
		{ src: said.src, alt: "a", title: "Back", width: 800, height: 1200, zoom: "/dw/image/a-zoom.jpg" },
		{ src: same.src, alt: "b" },
	]);
});

describe("films", () => {
	test("have their positions, and addresses on our own origin", () => {
		const { films } = media({ videos: `912345678:99,${THRON}:2` });
		expect(films?.map(({ at }) => at)).toEqual([1, 3]);
		expect(films?.[0]).toMatchObject({
			label: "Film: Dress",
			src: `/proxy/video/film?videoId=${THRON}&pkey=k1`,
			poster: `/proxy/video/thumbnail?videoId=${THRON}&pkey=k1&height=1067&width=800`,
		});
		expect(films?.[1]?.poster).toMatch(/^\/proxy\/video\/vimeo\?videoId=912345678&.*extension=webp$/);
	});

	test("from Thron need the key, and those from Vimeo do not", () => {
		const { films } = media({ videos: `${THRON}:1,912345678:2` }, { key: "" });
		expect(films?.map(({ src }) => src)).toEqual(["/proxy/video/film?videoId=912345678"]);
	});

	test.each(["<script>", ":::", "a,b,c"])("are left out if malformed: %s", (videos) => {
		expect(media({ videos }).films).toBeUndefined();
	});
});

test("ignores a model that cannot be read", () => {
	expect(media({ model3d: "{" }).model).toBeUndefined();
	expect(media({ model3d: '{"src":"/dw/model/bag.glb"}' }).model?.src).toBe("/dw/model/bag.glb");
});

test("the view on a woman needs the merchant's flag and pictures", () => {
	expect(media({ femaleImage: true }).herImages).toHaveLength(1);
	expect(media({ femaleImage: false }).herImages).toBeUndefined();
	expect(media({ femaleImage: true }, { herImages: [] }).herImages).toBeUndefined();
});
