import { beforeAll, expect, test } from "vitest";
import app from "../index.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	ORIGIN,
	startCommerce,
} from "../testing/commerce-under-test.ts";
import { importLines } from "../testing/import-under-test.ts";
import { smallCatalogue } from "../testing/small-catalogue.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	await importLines(commerce, smallCatalogue, { replace: true });
	guest = await loginGuest(commerce);
});

const PRODUCTS = `/product/shopper-products/v1/organizations/${ORGANIZATION}`;

type Images = { viewType: string; images: { link: string; disBaseLink: string }[] }[];

/** Requests a product's image groups at this origin. */
async function imagesAt(origin: string, mediaBase?: string): Promise<Images> {
	const request = new Request(
		`${origin}${PRODUCTS}/products/VT100-red?siteId=vetrina-eu&expand=images&allImages=true`,
		{ headers: { authorization: `Bearer ${guest.accessToken}` } },
	);
	const env = mediaBase === undefined ? commerce.env : { ...commerce.env, MEDIA_BASE: mediaBase };
	const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
	const response = await app.fetch(request, env, context);
	return ((await response.json()) as { imageGroups: Images }).imageGroups;
}
const allLinks = (groups: Images) =>
	groups.flatMap(({ images }) => images.flatMap(({ link, disBaseLink }) => [link, disBaseLink]));

test.each([
	["a client from outside", ORIGIN, undefined, `${ORIGIN}/dw/image/v2/`],
	["the storefront behind the service binding", "https://commerce.internal", undefined, "/dw/image/v2/"],
	[
		"a client with another origin for pictures",
		ORIGIN,
		"https://cdn.example/",
		"https://cdn.example/dw/image/v2/",
	],
	["a client that proxies pictures", ORIGIN, "/mobify/proxy/api", "/mobify/proxy/api/dw/image/v2/"],
	["a client below the cloud's own host", ORIGIN, "", "/dw/image/v2/"],
	[
		"the storefront, whatever others get",
		"https://commerce.internal",
		"https://cdn.example",
		"/dw/image/v2/",
	],
])("%s gets links that it can follow", async (_, origin, mediaBase, start) => {
	const links = allLinks(await imagesAt(origin, mediaBase));
	expect(links.length).toBeGreaterThan(0);
	for (const link of links) expect(link.startsWith(start), link).toBe(true);
});

test("a swatch has its size in both of its links, the other views in one", async () => {
	const groups = await imagesAt(ORIGIN);
	const endsOf = (viewType: string) =>
		groups
			.filter((group) => group.viewType === viewType)
			.flatMap(({ images }) =>
				images.map(({ link, disBaseLink }) => [new URL(link).search, new URL(disBaseLink).search]),
			);
	expect(new Set(endsOf("swatch").flat())).toEqual(new Set(["?sw=90"]));
	expect(endsOf("small")[0]).toEqual(["?sw=360", ""]);
	expect(endsOf("large")[0]).toEqual(["", ""]);
});
