import { expect, test } from "vitest";
import { toInstrument } from "../../worker/platform/commerce/order-documents/payment-instrument.ts";
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
		settings: async () => settings,
		visitor: { checkout, drafts, facts: { note: () => {} } },
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
