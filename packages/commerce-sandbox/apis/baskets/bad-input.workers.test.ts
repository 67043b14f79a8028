import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { basketsPath, create, json, ok, on, read } from "../../testing/basket-under-test.ts";
import {
	type CommerceUnderTest,
	loginGuest,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";

/** Sends any input to the API: the response is one of the documented ones, and a refused request changes nothing. */

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	const prices = { EUR: { list: 100 } };
	await putLive(commerce.env.DB, { variants: [{ id: "1001", prices, ats: 50 }] });
});

/** A basket with one of everything, and every operation that takes a body. */
async function everything() {
	const guest = await loginGuest(commerce);
	const { basketId, productItems } = await create(guest, {
		productItems: [{ productId: "1001", quantity: 2 }],
	});
	const call = on(guest, basketId);
	await ok(call("PUT", "/shipments/me/shipping-address?useAsBilling=true", { countryCode: "IT" }));
	await ok(call("PUT", "/shipments/me/shipping-method", { id: "express" }));
	await ok(call("POST", "/coupons", { code: "EXPRESS" }));
	await ok(call("POST", "/payment-instruments", { paymentMethodId: "PAYPAL" }));
	const basket = await ok(
		call("POST", "/gift-certificate-items", { amount: 20, recipientEmail: "b@vetrina.example" }),
	);
	const itemId = productItems[0]?.itemId;
	const operations = [
		["PATCH", ""],
		["POST", "/items"],
		["PATCH", "/items"],
		["PATCH", `/items/${itemId}`],
		["PUT", `/items/${itemId}/taxes`],
		["PUT", "/taxes"],
		["PUT", "/billing-address"],
		["PUT", "/customer"],
		["POST", "/coupons"],
		["POST", "/gift-certificate-items"],
		["PATCH", `/gift-certificate-items/${basket.giftCertificateItems?.[0]?.giftCertificateItemId}`],
		["POST", "/payment-instruments"],
		["PATCH", `/payment-instruments/${basket.paymentInstruments?.[0]?.paymentInstrumentId}`],
		["POST", "/price-adjustments"],
		["POST", "/shipments"],
		["PATCH", "/shipments/me"],
		["PUT", "/shipments/me/shipping-address"],
		["PUT", "/shipments/me/shipping-method"],
	] as const;
	return { guest, basketId, call, operations };
}

const names = [
	"productId",
	"quantity",
	"itemId",
	"shipmentId",
	"currency",
	"email",
	"code",
	"amount",
	"recipientEmail",
	"id",
	"countryCode",
	"lastName",
	"shippingAddress",
	"shippingMethod",
	"paymentCard",
	"paymentMethodId",
	"taxes",
	"taxItems",
	"gift",
	"giftMessage",
	"shippingItems",
	"bonusDiscountLineItemId",
	"c_note",
	"__proto__",
	"constructor",
	"colour",
];
const odd = fc.constantFrom<unknown>(
	null,
	true,
	-1,
	0,
	0.5,
	1e308,
	Number.MAX_SAFE_INTEGER,
	"",
	"1001",
	"me",
	"\u0000",
	"'; DROP TABLE basket; --",
	"x".repeat(5000),
	"\ud800",
	[],
	{},
);
const value = fc.letrec<{ value: unknown }>((tie) => ({
	value: fc.oneof(
		{ depthSize: "small", withCrossShrink: true },
		odd,
		fc.dictionary(fc.constantFrom(...names), tie("value"), { maxKeys: 4 }),
		fc.array(tie("value"), { maxLength: 3 }),
	),
})).value;

test("no body makes an operation fail, and a refused one changes nothing", async () => {
	const { guest, basketId, call, operations } = await everything();
	let before = await read(guest, basketId);
	const refused = new Set<string>();
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...operations), value, async ([method, path], body) => {
			const response = await call(method, path, body);
			expect(response.status, `${method} ${path} ${JSON.stringify(body)}`).toBeLessThan(500);
			const after = await read(guest, basketId);
			if (response.ok) before = after;
			else {
				refused.add(`${method} ${path}`);
				expect(response.headers.get("content-type")).toBe("application/problem+json");
				expect(after).toEqual(before);
			}
		}),
		{ numRuns: 300, endOnFailure: true },
	);
	expect(refused.size).toBe(operations.length);
}, 60_000);

test("a body that is no JSON, or too large, is refused by every operation", async () => {
	const { guest, basketId, operations } = await everything();
	const before = await read(guest, basketId);
	for (const [method, path] of operations) {
		for (const [body, status] of [
			["{", 400],
			["", 400],
			[`{"c_note":"${"x".repeat(300_000)}"}`, 413],
		] as const) {
			const response = await guest.fetch(`${basketsPath()}/${basketId}${path}`, { method, body });
			// Requests reserved for agents and private clients are refused before the body is parsed; an empty update changes nothing.
			const isAllowed = method === "PATCH" && path === "" && body === "";
			const isOthers = /\/(price-adjustments|taxes)$/.test(path) && status === 400;
			const expected = isOthers ? 403 : isAllowed ? 200 : status;
			expect.soft(response.status, `${method} ${path} ${body.slice(0, 9)}`).toBe(expected);
		}
	}
	expect({ ...(await read(guest, basketId)), lastModified: "" }).toEqual({ ...before, lastModified: "" });
});

test.each(["unheard-of", "%2E%2E", "%00", "x".repeat(3000), "'%20OR%201=1"])(
	"the id %s names nothing",
	async (id) => {
		const { guest, basketId, call } = await everything();
		const before = await read(guest, basketId);
		for (const path of [
			`/items/${id}`,
			`/coupons/${id}`,
			`/gift-certificate-items/${id}`,
			`/payment-instruments/${id}`,
			`/shipments/${id}`,
		]) {
			const { status } = await call("DELETE", path);
			expect.soft([400, 404], path).toContain(status);
		}
		expect((await guest.fetch(`${basketsPath()}/${id}`, json("DELETE"))).status).toBe(404);
		expect(await read(guest, basketId)).toEqual(before);
	},
);
