import { beforeAll, describe, expect, test } from "vitest";
import { writeDesignToken } from "../../auth/design-token.ts";
import { nowInSeconds } from "../../now.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	REDIRECT_URI,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { openEntries } from "../../testing/entries-api.ts";
import { importLines } from "../../testing/import-under-test.ts";
import { smallCatalogue } from "../../testing/small-catalogue.ts";

const EDITOR = "https://editor.example";
const PATH = `/experience/shopper-experience/v1/organizations/${ORGANIZATION}/pages`;

let commerce: CommerceUnderTest;
let guest: Guest;
const { call, publishNew } = openEntries(() => commerce);
beforeAll(async () => {
	commerce = await startCommerce();
	await importLines(commerce, smallCatalogue, { replace: true });
	guest = await loginGuest(commerce);
	await publishNew("inner", "Statement", { text: { en: "Inner.", ar: "داخل." } });
	await publishNew("slides", "Carousel", { slides: [{ link: "inner" }, { link: "inner" }], loop: true });
	await publishNew("landing", "Page", {
		slug: "/landing/women",
		title: { en: "Women" },
		sections: [{ link: "slides" }, { link: "inner" }],
	});
	await publishNew("about", "Page", { slug: "/about", title: { en: "About", ar: "عنا" }, sections: [] });
	await call("PATCH", "/inner", { version: 2, fields: { text: { en: "Draft.", ar: "مسودة." } } });
});

const until = (): number => nowInSeconds() + 60;
const writeToken = (pageId = "landing", more: Partial<{ until: number }> = {}, env = commerce.env) =>
	writeDesignToken(env, { pageId, origin: EDITOR, until: until(), ...more });
const ask = async (path: string, parameters: Record<string, string> = {}) => {
	const query = new URLSearchParams({ mode: "EDIT", locale: "en-IT", ...parameters });
	const response = await guest.fetch(`${PATH}${path}${path.includes("?") ? "&" : "?"}${query}`);
	return {
		status: response.status,
		cache: response.headers.get("cache-control"),
		body: await response.json(),
	};
};

// proves preview-10
test("a page in design mode is made of the drafts, with the metadata that Page Designer's SDK reads, and is not cached", async () => {
	const { status, cache, body } = await ask("/landing", { pdToken: await writeToken() });
	expect([status, cache]).toEqual([200, "no-store"]);
	const sections = {
		id: "sections",
		contentLinkUuids: ["landing.sections.slides", "landing.sections.inner"],
		componentTypeInclusions: expect.arrayContaining(["Hero", "Carousel"]),
		componentTypeExclusions: [],
		maxComponents: 60,
	};
	const inner = (contentLinkUuid: string) => ({
		id: "inner",
		typeId: "Statement",
		fragment: true,
		visible: true,
		localized: true,
		data: { text: "Draft." },
		designMetadata: {
			id: "inner",
			contentLinkUuid,
			isFragment: true,
			isVisible: true,
			isLocalized: true,
			name: "Draft.",
		},
	});
	expect(body).toMatchObject({
		id: "landing",
		typeId: "Page",
		pageTitle: "Women",
		data: { slug: "/landing/women" },
		designMetadata: { id: "landing", regionDefinitions: [{ id: "sections", maxComponents: 60 }] },
		regions: [
			{
				id: "sections",
				designMetadata: sections,
				components: [
					{
						id: "slides",
						typeId: "Carousel",
						fragment: false,
						data: { loop: true },
						regions: [
							{ id: "slides", components: [inner("slides.slides.inner"), inner("slides.slides.inner.1")] },
						],
					},
					inner("landing.sections.inner"),
				],
			},
		],
	});
});

test("texts are those of the page's language, and an entry without them is not localised", async () => {
	const pdToken = await writeToken();
	const { body } = await ask("/landing", { pdToken, locale: "ar-AE" });
	expect(body).toMatchObject({
		localized: false,
		regions: [{ components: [{ localized: true }, { data: { text: "مسودة." }, localized: true }] }],
	});
});

test("the page of a category is found by the category, with the token of that page", async () => {
	const found = await ask("?aspectTypeId=plp&categoryId=women", { pdToken: await writeToken() });
	expect(found).toMatchObject({ status: 200, cache: "no-store", body: { data: [{ id: "landing" }] } });
	const other = await ask("?aspectTypeId=plp&categoryId=women", { pdToken: await writeToken("about") });
	expect(other.body).toEqual({ data: [] });
});

// proves preview-11
describe("a token is refused", () => {
	test.each([
		["without one", async () => ""],
		["that is no token", async () => "a.b.c"],
		["for another page", () => writeToken("about")],
		["that has expired", () => writeToken("landing", { until: nowInSeconds() - 1 })],
		["of another cloud", async () => writeToken("landing", {}, (await startCommerce()).env)],
		["whose signature is changed", async () => `${(await writeToken()).slice(0, -2)}AA`],
		["that is a shopper's", async () => guest.accessToken],
	])("%s", async (_, write) => {
		expect(await ask("/landing", { pdToken: await write() })).toMatchObject({
			status: 403,
			body: { type: expect.stringMatching(/invalid-pd-token$/) },
		});
	});

	test("in production", async () => {
		const production = await startCommerce({
			INSTANCE_TYPE: "production",
			SLAS_REDIRECT_URIS: REDIRECT_URI,
		});
		const shopper = await loginGuest(production);
		const pdToken = await writeToken("landing", {}, production.env);
		const response = await shopper.fetch(`${PATH}/landing?mode=EDIT&pdToken=${pdToken}`);
		expect(response.status).toBe(404);
	});
});

// proves preview-11
test("administrators make tokens for pages that exist, for at most eight hours, and not in production", async () => {
	const make = async (body: object, cloud = commerce, token = "test-admin") => {
		const response = await cloud.fetch("/admin/content/design-tokens", {
			method: "POST",
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
			body: JSON.stringify(body),
		});
		return { status: response.status, body: (await response.json()) as { pdToken: string } };
	};
	const made = await make({ pageId: "about", origin: EDITOR });
	expect(made.status).toBe(201);
	expect((await ask("/about", { pdToken: made.body.pdToken })).status).toBe(200);
	expect((await make({ pageId: "inner", origin: EDITOR })).status).toBe(422);
	expect((await make({ pageId: "about", origin: `${EDITOR}/path` })).status).toBe(400);
	expect((await make({ pageId: "about", origin: EDITOR, seconds: 28_801 })).status).toBe(400);
	expect((await make({ pageId: "about", origin: EDITOR }, commerce, "guess")).status).toBe(401);
	const production = await startCommerce({ INSTANCE_TYPE: "production" });
	expect((await make({ pageId: "about", origin: EDITOR }, production)).status).toBe(404);
});
