import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	createGuest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { adminCall } from "../../testing/import-under-test.ts";
import { BASKETS, card, type Json, ORDERS, readyBasket, sendAs } from "../../testing/order-under-test.ts";
import { issueTokens } from "../slas/tokens/issue-tokens.ts";

const DAY = 24 * 3600;
let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: "https://shop.example" });
});
beforeEach(async () => {
	const prices = { EUR: { list: 100 } };
	await putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", prices, ats: 50 },
			{ id: "1002", master: "VT2", prices, ats: 1 },
		],
	});
	await adminCall(commerce, "/clock", { method: "PUT", body: '{"ahead":0}' });
});

const custom = (api: string, path: string) => `/custom/${api}/v1/organizations/${ORGANIZATION}/${path}`;
const upsert = (shopper: Guest, body: Json, locale = "de-IT") =>
	sendAs(shopper, "PUT", `${custom("basket-api", "basket/upsertAbandonedCart")}?locale=${locale}`, body);
const mailsTo = async (email: string) => {
	const response = await commerce.fetch(`/outbox/messages?to=${email}`);
	return (
		(await response.json()) as { messages: { subject: string; text: string; links: { href: string }[] }[] }
	).messages;
};
const advance = (seconds: number) =>
	adminCall(commerce, "/clock", { method: "PUT", body: JSON.stringify({ advance: seconds }) });
const collect = (shopper: Guest, code: string) =>
	shopper.fetch(`${custom("personal-shopper-api", "collect-basket")}?locale=de-IT&c_code=${code}`);
const itemsOf = async (shopper: Guest) => {
	const path = `/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers/${shopper.customerId}/baskets`;
	const { baskets = [] } = (await (await shopper.fetch(path)).json()) as {
		baskets?: { productItems: { productId: string; quantity: number }[] }[];
	};
	return baskets.flatMap(({ productItems }) =>
		productItems.map(({ productId, quantity }) => [productId, quantity] as const),
	);
};
const codeOf = (href = "") => new URL(href).searchParams.get("collect") ?? "";
const agentFor = async (guest: Guest): Promise<Guest> => {
	const { usid, siteId, customerId } = guest;
	const session = { usid, siteId, clientId: "vetrina", guestCustomerId: customerId };
	const now = Math.floor(Date.now() / 1000);
	const tokens = await issueTokens(commerce.env, session, { agentId: "bruno", doNotTrack: false }, now);
	if ("refused" in tokens) throw new Error(tokens.refused);
	return createGuest(commerce, siteId, tokens as unknown as Record<string, string>);
};

// proves cloud-29
describe("a basket that is left behind", () => {
	test("is written about once, a day later, in the shopper's language, with a link that brings it to any browser", async () => {
		const guest = await loginGuest(commerce);
		const email = "left@vetrina.example";
		const { basketId } = (await (
			await sendAs(guest, "POST", BASKETS, { productItems: [{ productId: "1001", quantity: 2 }] })
		).json()) as Json;
		expect((await upsert(guest, { basketId, email })).status).toBe(200);
		expect(await mailsTo(email)).toEqual([]);
		await advance(DAY + 60);
		const [mail] = await mailsTo(email);
		expect(mail).toMatchObject({
			subject: "Ihr Warenkorb wartet auf Sie",
			text: expect.stringContaining("2 × "),
		});
		expect(mail?.links[0]?.href).toMatch(/^https:\/\/shop\.example\/de-it\/cart\?collect=[\w-]{24}$/);
		// A reminded shopper gets no second mail after another change.
		await upsert(guest, { basketId, email });
		await advance(3 * DAY);
		expect(await mailsTo(email)).toHaveLength(1);

		const elsewhere = await loginGuest(commerce);
		const collected = await collect(elsewhere, codeOf(mail?.links[0]?.href));
		expect(await collected.json()).toMatchObject({ redirectUrl: "https://shop.example/de-it/cart" });
		expect(await itemsOf(elsewhere)).toEqual([["1001", 2]]);
	});

	test("that was ordered or emptied meanwhile is not written about", async () => {
		const [orders, empties] = [await loginGuest(commerce), await loginGuest(commerce)];
		const items = [{ productId: "1001", quantity: 1 }];
		const ordered = await readyBasket(orders, { items, payments: [card("4242")] });
		await upsert(orders, { basketId: ordered, email: "ordered@vetrina.example" });
		expect((await sendAs(orders, "POST", ORDERS, { basketId: ordered })).status).toBe(200);
		const { basketId } = (await (await sendAs(empties, "POST", BASKETS, {})).json()) as Json;
		await upsert(empties, { basketId, email: "emptied@vetrina.example" });
		await advance(DAY + 60);
		const subjects = (await mailsTo("ordered@vetrina.example")).map(({ subject }) => subject);
		expect(subjects).not.toContain("Ihr Warenkorb wartet auf Sie");
		expect(await mailsTo("emptied@vetrina.example")).toEqual([]);
	});
});

// proves newsletter-12
test("an address that many sessions name is reminded of two baskets a day", async () => {
	const email = "named@vetrina.example";
	for (let session = 0; session < 4; session++) {
		const anyone = await loginGuest(commerce);
		const made = await sendAs(anyone, "POST", BASKETS, {
			productItems: [{ productId: "1001", quantity: 1 }],
		});
		const { basketId } = (await made.json()) as Json;
		expect((await upsert(anyone, { basketId, email })).status).toBe(200);
	}
	await advance(DAY + 60);
	expect(await mailsTo(email)).toHaveLength(2);
});

// proves cloud-30
describe("a personal shopper's link", () => {
	const generate = (shopper: Guest) =>
		sendAs(shopper, "POST", `${custom("personal-shopper-api", "generate-url")}?locale=en-IT`, {});

	test("is made by agents alone, of a basket with something in it", async () => {
		const guest = await loginGuest(commerce);
		expect((await generate(guest)).status).toBe(403);
		const agent = await agentFor(guest);
		expect((await generate(agent)).status).toBe(404);
		await sendAs(agent, "POST", BASKETS, {});
		expect((await generate(agent)).status).toBe(409);
	});

	test("puts the basket into a shopper's own, once however often it is opened, and no more than there is", async () => {
		const agent = await agentFor(await loginGuest(commerce));
		const productItems = [
			{ productId: "1001", quantity: 3 },
			{ productId: "1002", quantity: 1 },
		];
		await sendAs(agent, "POST", BASKETS, { productItems });
		const { collectBasketURL } = (await (await generate(agent)).json()) as { collectBasketURL: string };
		expect(collectBasketURL).toMatch(/^https:\/\/shop\.example\/en-it\/cart\?collect=/);
		const client = await loginGuest(commerce);
		await sendAs(client, "POST", BASKETS, { productItems: [{ productId: "1001", quantity: 1 }] });
		for (const _ of [1, 2]) expect((await collect(client, codeOf(collectBasketURL))).status).toBe(200);
		expect(await itemsOf(client)).toEqual([
			["1001", 3],
			["1002", 1],
		]);
	});

	test("is of its site, and nothing else is a link", async () => {
		const agent = await agentFor(await loginGuest(commerce));
		await sendAs(agent, "POST", BASKETS, { productItems: [{ productId: "1001", quantity: 1 }] });
		const { collectBasketURL } = (await (await generate(agent)).json()) as { collectBasketURL: string };
		const japan = await loginGuest(commerce, "vetrina-ap");
		expect((await collect(japan, codeOf(collectBasketURL))).status).toBe(404);
		expect((await collect(await loginGuest(commerce), "' OR 1=1 --")).status).toBe(404);
	});
});
