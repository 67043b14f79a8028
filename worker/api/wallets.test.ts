import { Hono } from "hono";
import { expect, test } from "vitest";
import type { ApiContext, ApiEnv } from "./api-env.ts";
import { walletsApp } from "./wallets.ts";

/** Returns a function that posts to the wallets' routes, and the payments sent to the platform. `sessionId`: the device session, if device data was collected. */
const routes = (sessionId?: string) => {
	const sent: object[] = [];
	const pay = async (payment: object) => {
		sent.push(payment);
		return { ok: true, orderNo: "1", challenged: false };
	};
	const api = {
		walletSheets: { payByGoogle: pay, payByApple: pay },
		drafts: {
			read: async (form: string) => (form === "device" && sessionId ? { values: { sessionId } } : null),
		},
		view: { paths: { at: () => "/confirmation" }, settings: { legal: {} }, locale: { country: "IT" } },
		facts: { settle: () => Promise.resolve(), note: () => {} },
	} as unknown as ApiContext;
	const app = new Hono<ApiEnv>().use(async (c, next) => {
		c.set("api", api);
		await next();
	});
	app.route("/", walletsApp);
	const post = async (path: string, body: object) =>
		app.request(path, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
		});
	return { post, sent };
};

// proves wallets-5, checkout-11
test("Google's payment contains the processor's id of the device, if collected", async () => {
	const payment = { basketId: "b1", token: "t" };
	const withDevice = routes("df1");
	expect((await withDevice.post("/google", payment)).status).toBe(200);
	expect(withDevice.sent).toEqual([{ ...payment, dfReferenceId: "df1" }]);
	const unknown = routes();
	await unknown.post("/google", { ...payment, dfReferenceId: "made up" });
	expect(unknown.sent).toEqual([payment]);
});

const APPLE = { transactionIdentifier: "t1" };
const SEALED = { version: "EC_v1", data: "c2VhbGVk", signature: "c2ln", header: { transactionId: "00" } };

// proves wallets-6
test("Apple's encrypted payment reaches the platform unchanged, and a missing or overlong payment is refused", async () => {
	const { post, sent } = routes();
	const pay = async (paymentData?: unknown) =>
		(
			await post("/apple", {
				event: "PaymentAuthorized",
				basketId: "b1",
				payment: { token: { ...APPLE, paymentData }, shippingContact: {} },
			})
		).status;
	for (const wrong of [undefined, null, "text", {}, { ...SEALED, data: "x".repeat(20_001) }])
		expect(await pay(wrong), JSON.stringify(wrong)?.slice(0, 40)).toBe(400);
	expect(sent).toEqual([]);
	expect(await pay(SEALED)).toBe(200);
	expect(sent).toMatchObject([{ payment: { token: { ...APPLE, paymentData: SEALED } } }]);
});
