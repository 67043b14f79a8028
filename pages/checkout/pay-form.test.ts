import { expect, test } from "vitest";
import type { FormContext } from "../../worker/request/form/form-context.ts";
import { checkoutForm } from "./form.ts";

const paths = {
	checkout: (query: Record<string, string> = {}) => `/checkout?${new URLSearchParams(query)}`,
	cart: () => "/cart",
	at: (name: string, query: Record<string, string> = {}) => `/${name}?${new URLSearchParams(query)}`,
};
const account = { iban: "DE89370400440532013000", bic: "COBADEFFXXX" };

/** Posts a form; `said` is the platform's reply to any payment. */
const post = async (fields: Record<string, string>, said: object = { ok: true }) => {
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...fields, basketId: "b1" })) form.set(name, value);
	const calls: unknown[] = [];
	const kept: unknown[] = [];
	const record = async (...call: unknown[]) => {
		calls.push(...call);
		return said;
	};
	const checkout = { payWith: record, about: () => checkout };
	const drafts = { keep: async (_: string, draft: unknown) => void kept.push(draft), drop: () => undefined };
	const visitor = { checkout, drafts, wallets: { ask: record } };
	const outcome = await checkoutForm(form, {
		paths,
		visitor,
		settings: async () => ({}),
	} as unknown as FormContext);
	return { outcome, calls, kept };
};

// proves checkout-29, checkout-10
test.each([
	["of today", { intent: "pay", method: "bank-account" }],
	["of a page that was opened before methods had names", { intent: "bank" }],
])("a bank account pays by a form %s", async (_, fields) => {
	const { outcome, calls } = await post({ ...fields, ...account });
	expect(outcome).toEqual({ location: "/checkout?step=review" });
	expect(calls).toMatchObject([{ c_iban: account.iban }]);
});

// proves wallets-3
test.each([
	["bag", {}, "/checkout?step=wallet", true],
	["checkout", { from: "checkout" }, "/checkout?step=wallet&from=checkout", false],
])("a wallet's button in the %s leads to the wallet's page", async (_, from, location, withAddress) => {
	const { outcome, calls } = await post({ intent: "wallet", method: "PAYPAL", ...from });
	expect(outcome).toEqual({ location });
	expect(calls).toMatchObject([{ id: "PAYPAL" }, { withAddress, basketId: "b1" }]);
});

// proves checkout-29
test.each([
	["no method of the list", { method: "barter" }],
	["an act that it does not have", { method: "bank-account", act: "constructor" }],
	["a method without a form", { method: "apple-pay" }],
	["a wallet's button of a method without one", { intent: "wallet", method: "CREDIT_CARD" }],
	["an intent of no method", { intent: "order", method: "bank-account" }],
])("a form with %s does not pay", async (_, fields) => {
	const { outcome, calls } = await post({ intent: "pay", ...fields });
	expect(outcome).toEqual({ location: "/checkout?" });
	expect(calls).toEqual([]);
});

// proves checkout-10, checkout-23
test.each([
	["payment", "/checkout?step=payment&error=payment"],
	["otherBag", "/checkout?step=payment&error=otherBag"],
	["notAvailable", "/cart?error=notAvailable"],
	["emptyBag", "/cart"],
])("a payment that is refused with %s leads to %s", async (error, location) => {
	const { outcome } = await post({ intent: "pay", method: "bank-account", ...account }, { ok: false, error });
	expect(outcome).toEqual({ location });
});

// proves checkout-10
test("a refused form is kept with its method, which it opens again", async () => {
	const { outcome, kept } = await post({
		intent: "pay",
		method: "bank-account",
		iban: "DE",
		bic: "COBADEFF",
	});
	expect(outcome).toEqual({ location: "/checkout?step=payment&error=form" });
	expect(kept).toEqual([
		{ values: { iban: "DE", bic: "COBADEFF", method: "bank-account" }, faults: { iban: ["iban"] } },
	]);
});
