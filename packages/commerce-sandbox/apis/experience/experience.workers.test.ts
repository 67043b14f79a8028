import { beforeAll, describe, expect, test } from "vitest";
import { problemOf } from "../../testing/basket-under-test.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	ORIGIN,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { loadContent } from "../../testing/house-content.ts";
import { importLines } from "../../testing/import-under-test.ts";
import { smallCatalogue } from "../../testing/small-catalogue.ts";

const beauty = {
	kind: "category",
	id: "beauty",
	name: { en: "Beauty" },
	url: "/beauty",
	showInMenu: true,
};
let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	await loadContent(commerce.env.DB);
	await importLines(commerce, [...smallCatalogue, beauty], { replace: true });
	guest = await loginGuest(commerce);
});

const PATH = `/experience/shopper-experience/v1/organizations/${ORGANIZATION}/pages`;
type Component = { typeId: string; data: Record<string, unknown>; regions?: Region[] };
type Region = { id: string; components: Component[] };
type Page = { id: string; pageTitle: string; regions: Region[] };
const get = async <T>(path: string): Promise<T> => (await (await guest.fetch(PATH + path)).json()) as T;

describe("a page", () => {
	test("contains the home page's picture, cards and text in the language of the request", async () => {
		const page = await get<Page>("/homepage?locale=de-DE");
		expect(page).toMatchObject({ id: "homepage", pageTitle: "Vetrina: Mode und Lifestyle" });
		const components = page.regions[0]?.components ?? [];
		expect(components.map(({ typeId }) => typeId)).toEqual([
			"commerce_assets.imageAndText",
			"commerce_layouts.mobileGrid2r1c",
			"commerce_assets.editorialRichText",
		]);
		expect(components[0]?.data).toMatchObject({
			heading: "Für die Stunde nach Sonnenuntergang",
			image: { url: expect.stringMatching(`^${ORIGIN}/dw/image/v2/.*sw=1280$`) },
		});
		const cards = components[1]?.regions?.flatMap((region) => region.components) ?? [];
		expect(cards.map(({ data }) => data.heading)).toEqual(["Damen"]);
	});

	// proves content-7
	test("leads to no category that the catalogue lacks", async () => {
		const { regions } = await get<Page>("/homepage?locale=en");
		const all = (components: Component[]): Component[] =>
			components.flatMap((one) => [one, ...(one.regions ?? []).flatMap((region) => all(region.components))]);
		const links = all(regions.flatMap(({ components }) => components)).flatMap(
			({ data }) => data.ITCLink ?? [],
		);
		expect(links).toEqual(["/category/women"]);
	});

	test("contains HTML if it is a text", async () => {
		const page = await get<Page>("/returns?locale=en");
		expect(page.regions[0]?.components[0]?.data.richText).toMatch(/^<(p|h2)>/);
	});
});

test("a category has the page that stands before its list; other categories and products have none", async () => {
	const { data } = await get<{ data: Page[] }>("?aspectTypeId=plp&categoryId=beauty&locale=en");
	expect(data).toMatchObject([{ id: "category-beauty", aspectTypeId: "plp", pageTitle: "Beauty" }]);
	expect(await get<Page>("/category-beauty?locale=en")).toEqual(data[0]);
	expect((await get<{ data: Page[] }>("?aspectTypeId=plp&categoryId=women")).data).toEqual([]);
	expect((await get<{ data: Page[] }>("?aspectTypeId=pdp&productId=VT100")).data).toEqual([]);
});

test("a category and a product may be named together, as Salesforce's template does", async () => {
	const both = "categoryId=beauty&productId=VT100&locale=en";
	expect(await get(`?aspectTypeId=plp&${both}`)).toEqual(
		await get("?aspectTypeId=plp&categoryId=beauty&locale=en"),
	);
	expect((await get<{ data: Page[] }>(`?aspectTypeId=pdp&${both}`)).data).toEqual([]);
});

test.each([
	["/nowhere", 404, "page-not-found"],
	["/__proto__", 404, "page-not-found"],
	["/category-constructor", 404, "page-not-found"],
	["/homepage?aspectAttributes=5555", 400, "aspect-attribute-invalid"],
	[`/homepage?parameters=${"x".repeat(257)}`, 400, "bad-request"],
	["/homepage?locale=xx-XX", 400, "unsupported-locale"],
	["?categoryId=women", 400, "missing-parameter"],
	["?aspectTypeId=landing&categoryId=women", 404, "aspect-type-not-found"],
	["?aspectTypeId=plp", 400, "business-object-id-invalid"],
	["?aspectTypeId=plp&categoryId=nowhere&productId=VT100", 400, "business-object-id-invalid"],
	["?aspectTypeId=pdp&categoryId=women&productId=nothing", 400, "business-object-id-invalid"],
	["?aspectTypeId=plp&categoryId=nowhere", 400, "business-object-id-invalid"],
	["?aspectTypeId=pdp&productId=nothing", 400, "business-object-id-invalid"],
])("%s: %i %s", async (path, status, type) => {
	expect(await problemOf(guest.fetch(PATH + path))).toMatchObject({ status, type });
});

test("no page is returned without a token", async () => {
	expect((await commerce.fetch(`${PATH}/homepage?siteId=vetrina-eu`)).status).toBe(401);
});
