import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, test } from "vitest";
import { toInstrument } from "../../worker/platform/commerce/order-documents/payment-instrument.ts";
import { toSiteSettings } from "../../worker/platform/site-settings.ts";
import { listConsentBoxes } from "../../worker/present/legal/guest-consents.ts";
import type { FormContext } from "../../worker/request/form/form-context.ts";
import { checkoutForm } from "./form.ts";

const paths = {
	checkout: (query: Record<string, string> = {}) => `/checkout?${new URLSearchParams(query)}`,
	at: (name: string, query: Record<string, string> = {}) => `/${name}?${new URLSearchParams(query)}`,
};

/** Sends a form while the checkout is in this state. The rest of the context is for other intents. */
const post = (fields: Record<string, string>, steps: object, settings: object = {}) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	const checkout = { ...steps, about: () => checkout };
	const drafts = { keep: async () => undefined, drop: () => undefined };
	return checkoutForm(form, {
		paths,
		settings: async () => ({ legal: {}, ...settings }),
		locale: { country: "IT", language: "en", prefix: "/en-it" },
		now: new Date("2026-11-30T22:00:00Z"),
		visitor: { checkout, drafts, facts: { note: () => {} }, shopper: { isKnown: false } },
	} as unknown as FormContext);
};

/** Places a bag whose order gets this state. `isTakenBack`: whether the platform can reopen the bag. */
const placed = async (state: string, isTakenBack = true) => {
	const given: string[] = [];
	const checkout = {
		place: async () => ({ ok: true, order: { orderNo: "V1", state } }),
		takeBack: async (orderNo: string) => {
			given.push(orderNo);
			return isTakenBack;
		},
	};
	return { outcome: await post({ intent: "place", basketId: "b1", total: "105" }, checkout), given };
};

// proves checkout-27
test.each([
	["placed", true, "/orderConfirmation?orderNo=V1", []],
	["waiting", true, "/checkout?step=bank&orderNo=V1", []],
	["failed", true, "/checkout?step=payment&error=payment", []],
	["unpaid", true, "/checkout?step=payment&error=unpaid", ["V1"]],
	["unpaid", false, "/checkout?step=bank&orderNo=V1", ["V1"]],
])("an order that is %s (taken back: %s) leads to %s", async (state, isTakenBack, location, given) => {
	expect(await placed(state, isTakenBack)).toEqual({ outcome: { location }, given });
});

// proves checkout-25, checkout-27, checkout-23
test.each([
	["shippingMethod", "/checkout?step=delivery&error=shippingMethod"],
	["unpaid", "/checkout?step=payment&error=unpaid"],
	["paymentTotal", "/checkout?step=payment&error=paymentTotal"],
	["waitingOrders", "/checkout?step=review&error=waitingOrders"],
	["changed", "/checkout?step=review&error=changed"],
	["emptyBag", "/checkout?step=review&error=otherBag"],
])("a bag that is not placed because of %s leads to %s", async (error, location) => {
	const place = async () => ({ ok: false, error });
	expect(await post({ intent: "place", basketId: "b1", total: "105" }, { place })).toEqual({ location });
});

// proves ops-1
test.each([
	["is switched off", ["payment:INVOICE"], "/checkout?step=payment&error=methodOff"],
	["is another one's", ["payment:PAYPAL", "recommendations"], "/orderConfirmation?orderNo=V1"],
	["are all payments'", ["payments"], "/checkout?step=payment&error=unavailable"],
])("a bag is placed only if its method is on: the switch %s", async (_, switchedOff, location) => {
	const paying = toInstrument({ paymentMethodId: "INVOICE" });
	const checkout = {
		instruments: async () => ({ ok: true, instruments: [paying] }),
		place: async () => ({ ok: true, order: { orderNo: "V1", state: "placed" } }),
	};
	const outcome = await post({ intent: "place", basketId: "b1" }, checkout, { switchedOff });
	expect(outcome).toEqual({ location });
});

// proves ops-1
test("a bag whose payment cannot be read while a method is off is not placed", async () => {
	const checkout = { instruments: async () => ({ ok: false, error: "unavailable" }) };
	const off = { switchedOff: ["payment:INVOICE"] };
	const outcome = await post({ intent: "place", basketId: "b1" }, checkout, off);
	expect(outcome).toEqual({ location: "/checkout?step=review&error=unavailable" });
});

// proves legal-11
test("a guest's order is placed with the record of consents, and not at all without a required one", async () => {
	const settings = { legal: { IT: { pages: {}, guestConsents: { transfer: "required" }, minimumAge: 16 } } };
	const records: unknown[] = [];
	const checkout = {
		place: async (_: string, options: { guestConsents?: unknown }) => {
			records.push(options.guestConsents);
			return { ok: true, order: { orderNo: "V1", state: "placed" } };
		},
	};
	const send = (boxes: Record<string, string>) =>
		post({ intent: "place", basketId: "b1", ...boxes }, checkout, settings);
	const refusedBoxes: Record<string, string>[] = [{}, { "consent-transfer": "on" }];
	for (const boxes of refusedBoxes)
		expect(await send(boxes)).toEqual({ location: "/checkout?step=review&error=consents" });
	expect(records).toEqual([]);
	const [box] = await listConsentBoxes(
		{ country: "IT", language: "en", prefix: "/en-it" } as SiteLocale,
		toSiteSettings(settings),
	);
	const text = box?.version ?? "";
	expect(await send({ "consent-transfer": text })).toEqual({ location: "/orderConfirmation?orderNo=V1" });
	expect(records).toEqual([[{ id: "transfer", isGiven: true, text, at: "2026-11-30T22:00:00.000Z" }]]);
});
