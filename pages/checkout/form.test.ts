import { expect, test } from "vitest";
import type { FormContext } from "../../worker/api/forms/form.ts";
import { checkoutForm } from "./form.ts";

const paths = {
	checkout: (query: Record<string, string> = {}) => `/checkout?${new URLSearchParams(query)}`,
	at: (name: string, query: Record<string, string> = {}) => `/${name}?${new URLSearchParams(query)}`,
};

/** Places a bag that becomes an order of this state, which can be taken back or not. */
const placed = async (state: string, isTakenBack = true) => {
	const given: string[] = [];
	const checkout = {
		about: () => checkout,
		place: async () => ({ ok: true, order: { orderNo: "V1", state } }),
		takeBack: async (orderNo: string) => {
			given.push(orderNo);
			return isTakenBack;
		},
	};
	const form = new FormData();
	for (const [name, value] of Object.entries({ intent: "place", basketId: "b1", total: "105" }))
		form.set(name, value);
	// The rest of the context is for other intents.
	const outcome = await checkoutForm(form, { paths, visitor: { checkout } } as unknown as FormContext);
	return { outcome, given };
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
