import type { ImportLine } from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import { beforeAll, expect, inject, test } from "vitest";
import { importCatalogue } from "../scripts/import-catalogue.ts";
import { expectNothingLive } from "./setup/live-html.ts";
import { purgeSite } from "./setup/purge-site.ts";
import { rawRequest } from "./setup/raw-request.ts";

/** Merchants may write anything into any text of a catalogue; pages show it as text, or with a few harmless elements. */

const SITE = "vetrina-us";
const HTML = `</script><script>steal()</script><img src=x onerror=steal()> "q' & <b onclick=steal()>bold</b> <a href="javascript:steal()">x</a>`;
const text = (what: string) => ({ en: `${what} ${HTML}`, fr: `${what} ${HTML}` });
const TEXT_FIELDS = [
	"c_subName",
	"c_productTag",
	"c_materialDescription",
	"c_careInstructions",
	"c_fitInformation",
	"c_fitInformation2",
	"c_shippingInformation",
	"c_returnsAndRefundInformation",
	"c_banningMessage",
	"c_alternativeNotifyMe",
	"c_preorderMessage",
	"c_season",
];

const product = (id: string, extra: Partial<Extract<ImportLine, { kind: "master" }>> = {}): ImportLine => ({
	kind: "master",
	id,
	brand: `Casa ${HTML}`,
	name: text(`Kerchief ${id}`),
	description: text("A square of silk."),
	categories: ["html-in-texts"],
	primaryCategory: "html-in-texts",
	attributes: { trim: ["braid"] },
	variationAttributes: [],
	images: [],
	custom: {
		...Object.fromEntries(TEXT_FIELDS.map((field) => [field, text(field)])),
		c_badges: ["new", HTML],
		c_washingIcons: [HTML],
		c_sizeGuide: HTML,
		c_pdpBackgroundPrimary: `red;background:url(javascript:steal())`,
		c_pdpBackgroundSecondary: HTML,
		c_tabs: JSON.stringify([{ title: HTML, text: HTML }]),
		c_itemMeasurements: HTML,
	},
	promotions: ["html-in-texts"],
	prices: { USD: { list: 60 } },
	stock: { ats: 4, stockLevel: 4, preorderable: false },
	...extra,
});

const LINES: ImportLine[] = [
	{
		kind: "attribute",
		id: "trim",
		name: text("Trim"),
		values: { braid: text("Braid") },
		refinable: true,
		variation: false,
	},
	{
		kind: "category",
		id: "html-in-texts",
		parent: "accessories",
		name: text("Kerchiefs"),
		description: text("All of silk."),
		url: "/accessories/html-in-texts",
		showInMenu: true,
	},
	{ kind: "promotion", id: "html-in-texts", calloutMsg: text("Two for one"), percent: 10 },
	product("VH1"),
	product("VH2", { prices: {}, stock: { ats: 0, stockLevel: 0, preorderable: false } }),
	product("VH3", { stock: { ats: 0, stockLevel: 0, preorderable: false } }),
];

beforeAll(async () => {
	const token = inject("adminToken");
	await importCatalogue({ baseUrl: inject("commerce"), token, lines: LINES, site: SITE });
	await purgeSite(SITE);
}, 120_000);

// proves security-6
test.each([
	["/en-us/accessories/html-in-texts", "Kerchief VH1"],
	["/fr-ca/accessories/html-in-texts", "Kerchief VH1"],
	["/en-us/accessories/html-in-texts?prefn1=c_trim&prefv1=braid", "Kerchief VH1"],
	["/en-us/search?q=kerchief", "Kerchief VH1"],
	["/en-us/VH1.html", "A square of silk."],
	["/en-us/VH2.html", "A square of silk."],
	["/en-us/VH3.html", "A square of silk."],
])("%s shows merchants' HTML as text", async (path, words) => {
	const result = await follow(path);
	expect(result.status, path).toBe(200);
	expect(result.text).toContain(words);
	expectNothingLive(result.text);
});

test("the client's data has it as text as well", async () => {
	const response = await rawRequest("/_page/en-us/accessories/html-in-texts", {
		headers: { accept: "application/json" },
	});
	expect(response.headers.get("content-type")).toMatch(/^application\/json/);
	const { page } = JSON.parse(response.text) as { page: { data: { tiles: { callout?: unknown }[] } } };
	expect(page.data.tiles).toHaveLength(3);
	for (const { callout } of page.data.tiles)
		expect(callout).toEqual([`Two for one "q' & `, { tag: "b", content: ["bold"] }, " x"]);
});

/** A product's address redirects to the address with its name. */
async function follow(path: string): ReturnType<typeof rawRequest> {
	const response = await rawRequest(path);
	const location = response.headers.get("location");
	return location && response.status < 400 ? rawRequest(location) : response;
}
