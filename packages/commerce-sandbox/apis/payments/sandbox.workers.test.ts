import { beforeAll, describe, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import {
	BASKETS,
	card,
	type Json,
	ORDERS,
	type OrderResponse,
	readyBasket,
	submit,
} from "../../testing/order-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, { variants: [{ id: "1001", prices: { EUR: { list: 100 } }, ats: 500 }] });
});

type Details = { threeDSJWT: string; challengeURL: string; continueURL: string };

/** Replaces the origin of the bank's page, because the Worker under test is called by path. */
function detailsOf(order: OrderResponse): Details {
	const details = order.c_challengeDetails as Details;
	return { ...details, challengeURL: new URL(details.challengeURL).pathname };
}

async function challengedOrder(): Promise<{
	guest: Guest;
	basketId: string;
	order: OrderResponse;
	details: Details;
}> {
	const guest = await loginGuest(commerce);
	const contents = { items: [{ productId: "1001", quantity: 1 }], payments: [card("3220")] };
	const basketId = await readyBasket(guest, contents);
	const order = (await (await submit(guest, basketId, "?locale=de-IT")).json()) as OrderResponse;
	return { guest, basketId, order, details: detailsOf(order) };
}
const respond = (details: Details, fields: Record<string, string>) =>
	commerce.fetch(`${details.challengeURL}/result`, {
		method: "POST",
		body: new URLSearchParams({ JWT: details.threeDSJWT, ...fields }),
		redirect: "manual",
	});
const statusOf = async (guest: Guest, { orderNo }: OrderResponse) =>
	((await (await guest.fetch(`${ORDERS}/${orderNo}`)).json()) as OrderResponse).status;

const SHOP = "http://localhost:5173";

describe("a 3-D Secure challenge", () => {
	test("places the order if it is passed", async () => {
		const { guest, basketId, order, details } = await challengedOrder();
		expect(order).toMatchObject({ status: "created", paymentStatus: "not_paid" });
		const page = await commerce.fetch(`${details.challengeURL}?JWT=${details.threeDSJWT}`);
		expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
		// proves cloud-41
		expect(page.headers.get("content-security-policy")).toContain(`frame-ancestors ${SHOP}`);
		expect(await page.text()).toMatch(/lang="de"[\s\S]*Zahlung bestätigen[\s\S]*\d+(?:,\d\d)?\s€/);
		const form = new URLSearchParams({ JWT: details.threeDSJWT });
		expect((await commerce.fetch(details.challengeURL, { method: "POST", body: form })).status).toBe(200);
		const passed = await respond(details, { code: "1234", action: "confirm" });
		expect(passed.status).toBe(303);
		expect(passed.headers.get("location")).toBe(details.continueURL);
		expect(await statusOf(guest, order)).toBe("new");
		const on = await commerce.fetch(details.continueURL, { redirect: "manual" });
		expect(on.headers.get("location")).toBe(`${SHOP}/de-it/checkout/confirmation?orderNo=${order.orderNo}`);
		// A second response changes nothing, and the basket is gone.
		expect((await respond(details, { code: "0000", action: "confirm" })).status).toBe(303);
		expect(await statusOf(guest, order)).toBe("new");
		expect((await guest.fetch(`${BASKETS}/${basketId}`)).status).toBe(404);
	});

	test.each([
		["a wrong code", { code: "0000", action: "confirm" }],
		["giving up", { code: "1234", action: "cancel" }],
	])("with %s fails the order and opens the basket again", async (_, fields) => {
		const { guest, basketId, order, details } = await challengedOrder();
		expect((await respond(details, fields)).status).toBe(303);
		expect(await statusOf(guest, order)).toBe("failed");
		expect((await guest.fetch(`${BASKETS}/${basketId}`)).status).toBe(200);
		const on = await commerce.fetch(details.continueURL, { redirect: "manual" });
		expect(on.headers.get("location")).toBe(`${SHOP}/de-it/checkout?step=payment&error=payment`);
	});

	test("comes back to a page of the shop, whatever locale the order is in", async () => {
		const guest = await loginGuest(commerce);
		const contents = { items: [{ productId: "1001", quantity: 1 }], payments: [card("3220")] };
		const response = await submit(guest, await readyBasket(guest, contents), "?locale=fr-CA");
		const details = detailsOf((await response.json()) as OrderResponse);
		await respond(details, { code: "1234" });
		const on = await commerce.fetch(details.continueURL, { redirect: "manual" });
		expect(on.headers.get("location")).toContain(`${SHOP}/en-it/checkout/confirmation?`);
	});

	test("with a forged, foreign or missing token is refused", async () => {
		const { details } = await challengedOrder();
		const guest = await loginGuest(commerce);
		const ddc = (await (
			await guest.fetch(`/custom/worldpay-api/v1/organizations/${ORGANIZATION}/ddc`)
		).json()) as { jwt: string };
		for (const token of ["", "forged", `${details.threeDSJWT}x`, ddc.jwt, guest.accessToken]) {
			expect((await commerce.fetch(`${details.challengeURL}?JWT=${token}`)).status).toBe(400);
			expect((await respond({ ...details, threeDSJWT: token }, { code: "1234" })).status).toBe(400);
		}
	});
});

// proves cloud-9
test("device data collection tells the frame's parent a session", async () => {
	const guest = await loginGuest(commerce);
	const path = `/custom/worldpay-api/v1/organizations/${ORGANIZATION}/ddc`;
	const { jwt, url } = (await (await guest.fetch(path)).json()) as { jwt: string; url: string };
	const frame = async (JWT: string) =>
		(
			await commerce.fetch(new URL(url).pathname, { method: "POST", body: new URLSearchParams({ JWT }) })
		).text();
	expect(await frame(jwt)).toMatch(/profile\.completed.*Status\\":true/);
	expect(await frame("forged")).toMatch(/Status\\":false/);
	expect((await commerce.fetch(`${path}?siteId=vetrina-eu`)).status).toBe(401);
});

describe("card tokens", () => {
	const good = {
		number: "4242 4242 4242 4242",
		holder: "Anna Bianchi",
		expirationMonth: 12,
		expirationYear: 2099,
		securityCode: "123",
	};
	const tokenize = (body: Json) =>
		commerce.fetch("/payments/sandbox/v1/tokens", { method: "POST", body: JSON.stringify(body) });

	test("come with a masked number that a basket takes", async () => {
		const { paymentCard } = (await (await tokenize(good)).json()) as { paymentCard: Json };
		expect(paymentCard).toMatchObject({ cardType: "Visa", maskedNumber: "************4242" });
		const guest = await loginGuest(commerce);
		const payment = { paymentMethodId: "CREDIT_CARD", paymentCard };
		const contents = { items: [{ productId: "1001", quantity: 1 }], payments: [payment] };
		expect(await (await submit(guest, await readyBasket(guest, contents))).json()).toMatchObject({
			status: "new",
		});
	});

	test.each([
		["a wrong check digit", { number: "4242424242424243" }],
		["an unknown brand", { number: "9999999999999995" }],
		["a short security code", { securityCode: "12" }],
		["a code of another brand's length", { securityCode: "1234" }],
		["an expired card", { expirationYear: 2020 }],
		["an unknown property", { colour: "red" }],
	])("%s is refused", async (_, change) => {
		expect((await tokenize({ ...good, ...change })).status).toBe(400);
	});
});
