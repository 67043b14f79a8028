import { beforeAll, expect, test } from "vitest";
import { call, callWrongly, type Guest, newGuest, type Request, SITE } from "./cloud.ts";
import { withDocuments } from "./documents.ts";
import { basketToOrder } from "./recipes/orders.ts";

const ORDERS = "shopper-orders-v1";
const ofType = (slug: string) => ({ type: expect.stringMatching(new RegExp(`/${slug}$`)) });

withDocuments("orders", () => {
	let guest: Guest;
	beforeAll(async () => {
		guest = await newGuest();
	});
	const ask = (operationId: string, request: Request = {}) =>
		call(ORDERS, operationId, { token: guest.token, ...request, query: { siteId: SITE, ...request.query } });
	const askWrongly = (operationId: string, request: Request = {}) =>
		callWrongly(ORDERS, operationId, {
			token: guest.token,
			...request,
			query: { siteId: SITE, ...request.query },
		});

	test("an order is read by every operation, and in part by others", async () => {
		const basketId = await basketToOrder(guest, { isPaid: true });
		const { body } = await ask("createOrder", { body: { basketId } });
		const path = { orderNo: String(body.orderNo) };
		expect((await ask("createOrder", { body: { basketId } })).body).toMatchObject(path);
		expect((await ask("getOrder", { path, query: { expand: ["oms"] } })).body).toEqual(body);
		const { token } = await newGuest();
		const { email } = body.customerInfo as { email: string };
		const lookUp = (given: object) => ask("guestOrderLookup", { token, path, body: given });
		expect(await lookUp({ email, orderViewCode: body.orderViewCode })).toMatchObject({ status: 200, body });
		expect((await lookUp({ email, postalCode: "20121" })).body).not.toHaveProperty("customerInfo");
		expect(await lookUp({ email })).toMatchObject({
			status: 400,
			body: ofType("insufficient-identifying-information"),
		});
		expect(await ask("failOrder", { path, body: {} })).toMatchObject({
			status: 409,
			body: ofType("order-status-transition"),
		});
		expect(await ask("getTaxesFromOrder", { path })).toMatchObject({
			status: 403,
			body: ofType("forbidden"),
		});
	});

	test("documented refusals", async () => {
		const basketId = await basketToOrder(guest, { isPaid: false });
		const { body } = await ask("createOrder", { body: { basketId } });
		const paid = body.paymentInstruments as { paymentInstrumentId: string }[];
		const paymentInstrumentId = paid[0]?.paymentInstrumentId ?? "";
		const orderNo = String(body.orderNo);
		const declined = {
			paymentMethodId: "CREDIT_CARD",
			paymentCard: { cardType: "Visa", maskedNumber: "************0002" },
		};
		for (const [what, operationId, request, status, type] of [
			["no basket", "createOrder", { body: {} }, 400, "bad-request"],
			["an unknown basket", "createOrder", { body: { basketId: "unheard-of" } }, 404, "basket-not-found"],
			["an unknown order", "getOrder", { path: { orderNo: "unheard-of" } }, 404, "order-not-found"],
			[
				"an unknown order's methods",
				"getPaymentMethodsForOrder",
				{ path: { orderNo: "x" } },
				404,
				"order-not-found",
			],
			[
				"a declined card",
				"updatePaymentInstrumentForOrder",
				{ path: { paymentInstrumentId }, body: declined },
				400,
				"payment-declined",
			],
			[
				"a payment that is needed",
				"removePaymentInstrumentFromOrder",
				{ path: { paymentInstrumentId } },
				400,
				"invalid-payment-amount",
			],
			[
				"an unknown method",
				"createPaymentInstrumentForOrder",
				{ body: { paymentMethodId: "BARTER" } },
				400,
				"invalid-payment-method-id",
			],
			[
				"an unknown instrument",
				"removePaymentInstrumentFromOrder",
				{ path: { paymentInstrumentId: "x" } },
				404,
				"payment-instrument-not-found",
			],
			["an unknown reason", "failOrder", { body: { reasonCode: "mood" } }, 400, "bad-request"],
			["no token", "getOrder", { token: "" }, 401, "unauthorized"],
			["another site", "getOrder", { query: { siteId: "vetrina-us" } }, 401, "invalid-access-token"],
		] as [string, string, Request, number, string][]) {
			const result = await askWrongly(operationId, { ...request, path: { orderNo, ...request.path } });
			expect.soft(result, what).toMatchObject({ status, body: ofType(type) });
		}
		const stranger = await newGuest();
		const path = { orderNo };
		expect((await ask("getOrder", { path, token: stranger.token })).status).toBe(404);
		expect((await ask("failOrder", { path, token: stranger.token, body: {} })).status).toBe(404);
		expect((await ask("getOrder", { path })).body).toMatchObject({ status: "created" });
		await ask("failOrder", { path, body: {} });
	});
});
