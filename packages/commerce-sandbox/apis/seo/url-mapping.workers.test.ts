import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { loadContent } from "../../testing/house-content.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	await loadContent(commerce.env.DB);
	guest = await loginGuest(commerce);
	await putLive(commerce.env.DB, { variants: [{ id: "1001", prices: { EUR: { list: 100 } }, ats: 1 }] });
});

async function map(urlSegment?: string, more = "") {
	const query = urlSegment === undefined ? "" : `urlSegment=${encodeURIComponent(urlSegment)}`;
	const response = await guest.fetch(
		`/site/shopper-seo/v1/organizations/${ORGANIZATION}/url-mapping?${query}${more}`,
	);
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test.each([
	["women/dresses", { resourceType: "CATEGORY", resourceId: "women-dresses" }],
	["/women/dresses/", { resourceType: "CATEGORY", resourceId: "women-dresses" }],
	["silk-slip-dress-VT1-red.html", { resourceType: "PRODUCT", resourceId: "VT1-red" }],
	[
		"about",
		{ resourceType: "CONTENT_ASSET", resourceSubType: "PAGE_DESIGNER_CONTENT_ASSET", resourceId: "about" },
	],
])("%s is its resource", async (segment, expected) => {
	expect(await map(segment)).toEqual({ status: 200, body: expected });
});

test("a moved address returns its target and the target's resource", async () => {
	expect((await map("shop/womens-dresses")).body).toEqual({
		resourceType: "CATEGORY",
		resourceId: "women-dresses",
		statusCode: 301,
		destinationUrl: "/women/dresses",
		copySourceParams: true,
	});
	expect((await map("basket")).body).toEqual({
		statusCode: 301,
		destinationUrl: "/cart",
		copySourceParams: true,
	});
	expect((await map("VT1-red.html", "&locale=ar-AE")).body).toMatchObject({ resourceId: "VT1-red" });
});

test.each([
	["nothing", "black/mens/luggage"],
	["a page that is no resource", "cart"],
	["a query string", "women/dresses?color=red"],
	["a malformed escape", "%zz"],
	["a control character", "women\u0000"],
	["an endless path", "a/".repeat(1200)],
])("%s is not mapped", async (_, segment) => {
	const { status, body } = await map(segment);
	expect(status).toBe(404);
	expect(body).toMatchObject({
		type: expect.stringMatching(/\/seo-url-mapping-not-found$/),
		locale: "default",
	});
});

test("a missing segment or an unknown locale is refused", async () => {
	expect((await map()).status).toBe(400);
	expect(await map("about", "&locale=ab-CD")).toMatchObject({
		status: 400,
		body: { type: expect.stringMatching(/\/unknown-locale$/), locale: "ab-CD" },
	});
});
