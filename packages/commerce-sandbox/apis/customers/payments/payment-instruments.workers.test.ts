import { beforeAll, expect, test } from "vitest";
import { type Body, buildRefusal, callAs } from "../../../testing/call-as.ts";
import { type CommerceUnderTest, startCommerce } from "../../../testing/commerce-under-test.ts";
import { type Registered, registeredCustomer } from "../../../testing/registered-customer.ts";

let commerce: CommerceUnderTest;
let anna: Registered;
let bruno: Registered;
beforeAll(async () => {
	commerce = await startCommerce();
	anna = await registeredCustomer(commerce, "anna@vetrina.example");
	bruno = await registeredCustomer(commerce, "bruno@vetrina.example");
});

const call = (shopper: Registered, method: string, path: string, body?: unknown) =>
	callAs(shopper, method, `${shopper.path}/payment-instruments${path}`, body);

const NUMBER = "4111111111111111";
const card = (more: Body = {}) => ({
	paymentMethodId: "CREDIT_CARD",
	paymentCard: {
		cardType: "Visa",
		number: NUMBER,
		holder: "Anna Rossi",
		expirationMonth: 12,
		expirationYear: 2040,
	},
	...more,
});
const saved = async (): Promise<Body[]> => {
	const { paymentInstruments } = (await (await anna.fetch(anna.path)).json()) as {
		paymentInstruments: Body[];
	};
	return paymentInstruments;
};

test("a card is kept by brand, masked number, holder and expiry; its number is nowhere", async () => {
	const { status, body } = await call(anna, "POST", "", card());
	expect(status).toBe(200);
	expect(body).toMatchObject({
		paymentMethodId: "CREDIT_CARD",
		default: false,
		paymentCard: {
			cardType: "Visa",
			numberLastDigits: "1111",
			holder: "Anna Rossi",
			expirationMonth: 12,
			expirationYear: 2040,
			creditCardExpired: false,
		},
	});
	expect((await call(anna, "GET", `/${body.paymentInstrumentId}`)).body).toEqual(body);
	expect(await saved()).toEqual([body]);
	const { results } = await commerce.env.DB.prepare("SELECT * FROM customer_payment_instrument").all();
	expect(JSON.stringify(results)).not.toContain(NUMBER);
	expect(JSON.stringify(results)).not.toContain("41111111");
});

test("one is the default at most", async () => {
	const { body: first } = await call(anna, "POST", "", card({ default: true }));
	const { body: second } = await call(anna, "POST", "", card({ default: true }));
	expect((await saved()).filter((one) => one.default).map((one) => one.paymentInstrumentId)).toEqual([
		second.paymentInstrumentId,
	]);
	await call(anna, "PATCH", `/${first.paymentInstrumentId}`, { default: true });
	expect((await saved()).filter((one) => one.default).map((one) => one.paymentInstrumentId)).toEqual([
		first.paymentInstrumentId,
	]);
});

test("its expiry may change, nothing else that it pays with", async () => {
	const { body } = await call(anna, "POST", "", card());
	const path = `/${body.paymentInstrumentId}`;
	const later = await call(anna, "PATCH", path, {
		paymentCard: { expirationMonth: 6, expirationYear: 2041 },
	});
	expect(later.body.paymentCard).toMatchObject({
		expirationMonth: 6,
		expirationYear: 2041,
		holder: "Anna Rossi",
	});
	for (const change of [
		{ paymentCard: { holder: "A Stranger" } },
		{ paymentMethodId: "GIFT_CERTIFICATE" },
		{ paymentCard: { number: NUMBER } },
	])
		expect(await call(anna, "PATCH", path, change)).toEqual(buildRefusal(400, "unsupported-fields"));
	for (const change of [{ default: "yes" }, { paymentCard: { expirationMonth: 13 } }, { paymentCard: 7 }])
		expect(await call(anna, "PATCH", path, change)).toEqual(buildRefusal(400, "bad-request"));
	expect(
		await call(anna, "PATCH", path, { paymentCard: { expirationMonth: 1, expirationYear: 2020 } }),
	).toEqual(buildRefusal(400, "payment-card-expired"));
	expect((await call(anna, "GET", path)).body.paymentCard).toEqual(later.body.paymentCard);
});

test.each([
	["a number that fails its check", { paymentCard: { ...card().paymentCard, number: "4111111111111112" } }],
	["another brand's number", { paymentCard: { ...card().paymentCard, cardType: "Amex" } }],
	["an expired card", { paymentCard: { ...card().paymentCard, expirationYear: 2020 } }],
	["an unknown method", { paymentMethodId: "COWRIES" }],
	["no card", { paymentCard: undefined }],
	["an unknown field", { pin: "1234" }],
])("%s is refused, and nothing is kept", async (_, more) => {
	const before = await saved();
	expect((await call(anna, "POST", "", card(more))).status).toBe(400);
	expect(await saved()).toEqual(before);
});

test("others' are not found; what is removed is gone", async () => {
	const { body } = await call(anna, "POST", "", card());
	const path = `/${body.paymentInstrumentId}`;
	for (const [method, change] of [["GET"], ["PATCH", { default: true }], ["DELETE"]] as const)
		expect(await call(bruno, method, path, change)).toEqual(buildRefusal(404, "not-found"));
	expect((await call(anna, "GET", path)).body).toEqual(body);
	expect((await call(anna, "DELETE", path)).status).toBe(204);
	expect(await call(anna, "DELETE", path)).toEqual(buildRefusal(404, "not-found"));
});
