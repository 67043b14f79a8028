import { decodeJwt } from "jose";
import { expect, inject, test } from "vitest";
import { send } from "../setup/purchase.ts";
import { inCheckout, look, payByCard, review } from "./shopper-in-checkout.ts";

const PRODUCT = "800000490000";
const API = "/api/en-it";
const ORGANIZATION = "organizations/f_ecom_vtra_001";

// proves checkout-11
test("the device data of the processor's frame is sent with the card, and the order is placed", async () => {
	const start = await inCheckout(PRODUCT);
	const { shopper } = start;
	const json = async <T>(path: string, init?: RequestInit): Promise<T> =>
		(await (await shopper.fetch(`${API}/${path}`, init)).json()) as T;
	// The frame belongs to the processor alone, so its form is sent as a browser sends it.
	const { collection } = await json<{ collection: { jwt: string; url: string } }>("device");
	const framed = await fetch(inject("commerce") + new URL(collection.url).pathname, {
		method: "POST",
		body: new URLSearchParams({ JWT: collection.jwt }),
	});
	const [, said = ""] = /postMessage\((".*?[^\\]"), "http/.exec(await framed.text()) ?? [];
	const message = JSON.parse(JSON.parse(said) as string) as Record<string, unknown>;
	expect(message).toMatchObject({ MessageType: "profile.completed", Status: true });
	const sessionId = String(message.SessionId);

	const { csrf } = await json<{ csrf: string }>("session");
	const headers = { "x-csrf-token": csrf, "content-type": "application/json" };
	const post = (body: object) =>
		shopper.fetch(`${API}/device`, { method: "POST", headers, body: JSON.stringify(body) });
	expect((await post({ sessionId: "<script>" })).status).toBe(400);
	expect(await (await post({ sessionId })).json()).toEqual({ ok: true });
	await payByCard(shopper, "4242424242424242");

	const token = shopper.cookies.get("cc-at_vetrina-eu") ?? "";
	const [, customerId] = /gcid:([^:]+)/.exec(String(decodeJwt(token).isb)) ?? [];
	const baskets = await fetch(
		`${inject("commerce")}/customer/shopper-customers/v1/${ORGANIZATION}/customers/${customerId}/baskets?siteId=vetrina-eu`,
		{ headers: { authorization: `Bearer ${token}` } },
	);
	expect(await baskets.json()).toMatchObject({
		baskets: [{ paymentInstruments: [{ paymentMethodId: "CREDIT_CARD", c_dfReferenceId: sessionId }] }],
	});
	const placed = await send(shopper, "/checkout", await review(start));
	const confirmation = await look(shopper, placed);
	expect(confirmation.status).toBe(200);
	// Neither the checkout nor the pages after it may be indexed, and the reference is not readable.
	expect(confirmation.html).toMatch(/<meta name="robots" content="noindex/);
	expect(confirmation.html).not.toContain(sessionId);
});

// proves checkout-1, checkout-5
test("steps of the checkout are not indexed", async () => {
	const { shopper } = await inCheckout(PRODUCT);
	for (const step of ["contact", "delivery", "payment"]) {
		const { status, html } = await look(shopper, `/en-it/checkout?step=${step}`);
		expect([step, status]).toEqual([step, 200]);
		expect(html, step).toMatch(/<meta name="robots" content="noindex/);
	}
});
