import { expect, test } from "vitest";
import type { BasketView } from "../../shared/contracts/basket-views.ts";
import type { BasketResponse, SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const NECKLACE = "800000340000";
const BAG = "800000350000";
const CLUTCH = "800000360000";
const OFFLINE = "800000290000";
const variableKit = { cream: "800000370000", lipstick: "800000280100", polish: "800000400100" };
const fixedKit = { gloss: "800000380000", lipstick: "800000280200", polish: "800000400100" };
const SOLD_OUT_KIT = "800000420000";

const session = async (shopper: Shopper, locale: string): Promise<SessionResponse> =>
	(await (await shopper.fetch(`/api/${locale}/session`)).json()) as SessionResponse;

async function send(shopper: Shopper, method: string, path: string, body?: unknown, locale = "en-it") {
	const { csrf } = await session(shopper, locale);
	const response = await shopper.fetch(`/api/${locale}/basket/items${path}`, {
		method,
		headers: { "x-csrf-token": csrf, ...(body ? { "content-type": "application/json" } : {}) },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	const result = (await response.json()) as BasketResponse;
	return { status: response.status, answer: result, items: result.basket?.items ?? [] };
}
const add = (shopper: Shopper, body: object) => send(shopper, "POST", "", body);
const notesOf = ({ items }: Pick<BasketView, "items">) =>
	items.map(({ custom }) => custom?.notes.map(({ value }) => value));

// proves basket-6
test("an engraved product shows its text, and each text is a line of its own", async () => {
	const shopper = newShopper();
	const custom = { text: " Per  Ada ", values: { font: "italic", position: "back" } };
	const first = await add(shopper, { productId: NECKLACE, custom });
	expect(notesOf(first)).toEqual([["Per Ada", "Italic", "Back"]]);
	expect((await add(shopper, { productId: NECKLACE, custom })).items).toMatchObject([{ quantity: 2 }]);
	const other = await add(shopper, { productId: NECKLACE, custom: { text: "Bea", values: {} } });
	expect(notesOf(other)).toEqual([
		["Per Ada", "Italic", "Back"],
		["Bea", "Classic", "Front"],
	]);
	const plain = await add(shopper, { productId: NECKLACE, custom: { text: "", values: {} } });
	expect(plain.items.at(-1)).not.toHaveProperty("custom");
	expect((await session(shopper, "de-it")).basket?.items[0]?.custom?.notes[1]).toEqual({
		label: "Schrift",
		value: "Kursiv",
	});
});

test("initials are shown on the line's picture in capitals", async () => {
	const { items } = await add(newShopper(), {
		productId: BAG,
		custom: { text: "a.b", values: { colour: "ivory" } },
	});
	expect(items[0]?.custom?.mark).toMatchObject({ text: "A.B", colour: expect.stringMatching(/^#/) });
	expect(items[0]?.href).toMatch(/\?customizationPliID=\w+$/);
});

test.each([
	["signs that cannot be engraved", NECKLACE, { text: "<b>", values: {} }, "customisation"],
	["too many", NECKLACE, { text: "A very long dedication", values: {} }, "customisation"],
	["an unknown choice", CLUTCH, { values: { clasp: "wood" } }, "customisation"],
	["a product of which there is nothing to choose", variableKit.polish, { values: {} }, "invalid"],
	["no words but a number", NECKLACE, { text: 7, values: {} }, "invalid"],
])("%s: the addition is refused, and the bag stays empty", async (_, productId, custom, error) => {
	const shopper = newShopper();
	expect((await add(shopper, { productId, custom })).answer).toMatchObject({ ok: false, error });
	expect((await session(shopper, "en-it")).basket?.items).toEqual([]);
});

test("saving a customised line changes it, and adds none", async () => {
	const shopper = newShopper();
	const [line] = (await add(shopper, { productId: CLUTCH, custom: { values: { lining: "royal" } } })).items;
	const changed = await send(shopper, "PATCH", `/${line?.itemId}`, {
		productId: CLUTCH,
		custom: { values: { clasp: "silver", lining: "black" } },
	});
	expect(changed.items.map(({ itemId }) => itemId)).toEqual([line?.itemId]);
	expect(notesOf(changed)).toEqual([["Silver", "Black"]]);
	const gone = await send(shopper, "PATCH", "/abandoned-line", { custom: { values: {} } });
	expect(gone.answer).toMatchObject({ ok: false });
	expect(notesOf(gone)).toEqual([["Silver", "Black"]]);
});

const askPrice = async (shopper: Shopper, locale: string, body: object) => {
	const { csrf } = await session(shopper, locale);
	const response = await shopper.fetch(`/api/${locale}/custom-price`, {
		method: "POST",
		headers: { "x-csrf-token": csrf, "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	return { status: response.status, said: (await response.json()) as { ok: boolean; text?: string } };
};

// proves product-15
test.each(["en-it", "de-de", "fr-fr", "ar-ae", "ja-jp", "ko-kr", "zh-us"])(
	"in %s the price shown for a choice is that of the bag's line",
	async (locale) => {
		const shopper = newShopper();
		const body = { productId: CLUTCH, custom: { values: { lining: "royal" } } };
		const { said } = await askPrice(shopper, locale, body);
		const plain = (await send(shopper, "POST", "", { productId: CLUTCH }, locale)).items[0];
		const made = (await send(shopper, "POST", "", body, locale)).items.find(({ custom }) => custom);
		expect(made?.price.value).toBeGreaterThan(plain?.price.value ?? Number.NaN);
		expect(said.text).toContain(made?.price.text);
	},
);

// proves product-15
test("words cost nothing, and an impossible choice has no price", async () => {
	const shopper = newShopper();
	const engraved = { productId: NECKLACE, custom: { text: "Per Ada", values: {} } };
	expect((await askPrice(shopper, "en-it", engraved)).said).toEqual({ ok: true, text: "Complimentary." });
	expect((await askPrice(shopper, "de-de", engraved)).said.text).toBe("Kostenlos.");
	const impossible = { productId: NECKLACE, custom: { text: "<b>", values: {} } };
	expect(await askPrice(shopper, "en-it", impossible)).toMatchObject({ status: 400, said: { ok: false } });
});

test("a kit is one line, which is counted, changed and removed as a whole", async () => {
	const shopper = newShopper();
	const { cream, lipstick, polish } = variableKit;
	const first = await add(shopper, { productId: cream, parts: [lipstick, polish] });
	expect(first.items).toHaveLength(1);
	expect(first.answer.basket?.count).toBe(1);
	const [line] = first.items;
	expect(line?.parts).toHaveLength(2);
	const more = await send(shopper, "PATCH", `/${line?.itemId}`, { quantity: 3 });
	expect(more.items).toMatchObject([{ quantity: 3 }]);
	expect(more.items[0]?.parts?.[0]).toMatch(/^3 × /);
	const other = await add(shopper, { productId: cream, parts: ["800000280300", polish] });
	expect(other.items).toHaveLength(2);
	const left = await send(shopper, "DELETE", `/${line?.itemId}`);
	expect(left.items.map(({ quantity, parts }) => [quantity, parts?.length])).toEqual([[1, 2]]);
	expect((await send(shopper, "DELETE", `/${left.items[0]?.itemId}`)).items).toEqual([]);
});

test("a kit's price includes all its products, by default the first choice of each part", async () => {
	const shopper = newShopper();
	const kit = (await add(shopper, { productId: fixedKit.gloss })).items[0];
	expect(kit?.parts).toEqual([expect.stringMatching(/, blush$/i), expect.stringMatching(/^2 × .*, red$/i)]);
	const apart = newShopper();
	for (const [productId, quantity] of [
		[fixedKit.lipstick, 1],
		[fixedKit.polish, 2],
	] as const)
		await add(apart, { productId, quantity });
	const { basket } = await session(apart, "en-it");
	const parts = (basket?.items ?? []).reduce(
		(sum, { price, quantity }) => sum + (price.value ?? 0) * quantity,
		0,
	);
	const gloss = (await session(shopper, "en-it")).basket?.items[0]?.price.value ?? 0;
	expect(gloss).toBeGreaterThan(parts);
});

// proves product-6
test("a kit with unknown or sold-out parts is not added", async () => {
	const shopper = newShopper();
	const { cream, lipstick } = variableKit;
	for (const body of [
		{ productId: cream, parts: [lipstick, lipstick] },
		{ productId: SOLD_OUT_KIT },
		{ productId: OFFLINE },
	])
		expect((await add(shopper, body)).answer).toMatchObject({ ok: false, error: "notAvailable" });
	expect((await add(shopper, { productId: BAG, parts: [lipstick] })).answer).toMatchObject({
		error: "invalid",
	});
	expect((await session(shopper, "en-it")).basket?.items).toEqual([]);
});

test("a sold-out part without a colour is marked by a word", async () => {
	const shopper = newShopper();
	const toOwnAddress = await shopper.fetch("/en-it/VT10043-all.html");
	const html = await (await shopper.fetch(toOwnAddress.headers.get("location") ?? "")).text();
	expect(html).toContain(">Sold out<");
	expect(html).not.toMatch(/[">], sold out/);
});

test("forms without JavaScript send words and parts, and 'Buy now' leads to the checkout", async () => {
	const shopper = newShopper();
	const post = (fields: [string, string][]) =>
		shopper.fetch("/en-it/cart", { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
	const engraved = await post([
		["productId", NECKLACE],
		["customText", "Per Ada"],
		["custom.font", "sans"],
		["custom.position", "front"],
	]);
	expect(engraved.headers.get("location")).toBe("/en-it/cart?notice=added");
	const kit = await post([
		["productId", variableKit.cream],
		["kitPart", variableKit.lipstick],
		["kitPart", variableKit.polish],
		["then", "checkout"],
	]);
	expect(kit.headers.get("location")).toBe("/en-it/checkout");
	const refused = await post([
		["productId", NECKLACE],
		["customText", "😀"],
	]);
	expect(refused.headers.get("location")).toBe("/en-it/cart?error=customisation");
	const { basket } = await session(shopper, "en-it");
	expect(basket?.items.map(({ custom, parts }) => [custom?.notes[0]?.value, parts?.length])).toEqual([
		["Per Ada", undefined],
		[undefined, 2],
	]);
});

test("customised lines keep their properties in another country", async () => {
	const shopper = newShopper();
	await add(shopper, { productId: NECKLACE, custom: { text: "Ada", values: { font: "sans" } } });
	await add(shopper, { productId: NECKLACE });
	await add(shopper, { productId: variableKit.cream, parts: [variableKit.lipstick, variableKit.polish] });
	await shopper.fetch("/en-it/preferences", {
		method: "POST",
		body: new URLSearchParams({ country: "SA", language: "en" }),
		redirect: "manual",
	});
	const { basket } = await session(shopper, "en-sa");
	expect(basket?.items.map(({ custom, parts }) => [custom?.notes[0]?.value, parts?.length])).toEqual([
		["Ada", undefined],
		[undefined, undefined],
		[undefined, 2],
	]);
});

test("if the catalogue does not respond, nothing unverified is added, and the bag stays", async () => {
	const shopper = newShopper();
	await add(shopper, { productId: BAG });
	const { csrf } = await session(shopper, "en-it");
	const post = (body: object) =>
		shopper.fetch("/api/en-it/basket/items", {
			method: "POST",
			headers: {
				"x-csrf-token": csrf,
				"content-type": "application/json",
				"x-vetrina-fault": "products:503",
			},
			body: JSON.stringify(body),
		});
	expect((await post({ productId: NECKLACE, custom: { text: "Ada", values: {} } })).status).toBe(503);
	expect((await session(shopper, "en-it")).basket?.items).toHaveLength(1);
});

// proves product-5
test("the page of a customised line is shared, whatever its address contains", async () => {
	const shopper = newShopper();
	const moved = await shopper.fetch("/en-it/VT10037-black.html");
	const path = `/_page${moved.headers.get("location")}`;
	const plain = await (await shopper.fetch(path)).text();
	expect(plain).toContain('"customisation"');
	for (const id of ["nonsense", "<script>alert(1)</script>", "' OR 1=1"]) {
		const page = await shopper.fetch(`${path}?customizationPliID=${encodeURIComponent(id)}`);
		expect(page.status).toBe(200);
		expect(await page.text()).toBe(plain);
	}
});
