import { expect, test } from "vitest";
import { textsOf } from "../shared/i18n/all-texts.ts";
import { toInstrument } from "../worker/platform/commerce/order-documents/payment-instrument.ts";
import type { FormContext } from "../worker/request/form/form-context.ts";
import type { PageVisitor } from "../worker/request/page/loader.ts";
import type { PaymentStep } from "./method.ts";
import { makeRedirect } from "./redirect.ts";

const names = {
	id: "PAY_LATER",
	ask: "PayLater-Create",
	reply: "sessionId",
	complete: "PayLater-Complete",
	token: "session",
	payer: "buyer",
	approvedTotal: "approvedAmount",
};
const row = makeRedirect({ name: "pay-later", brand: "Pay Later", names });
const instrument = (fields: object) => toInstrument({ paymentMethodId: "PAY_LATER", ...fields });

// proves wallets-3, wallets-11
test.each([
	["waits until the buyer has confirmed", { session: "s1" }, 100, "waiting"],
	[
		"is ready once the buyer has confirmed",
		{ session: "s1", buyer: "a@b.example", approvedAmount: 100 },
		100,
		"ready",
	],
	["is ready if less is left to pay", { buyer: "a@b.example", approvedAmount: 100 }, 90, "ready"],
	[
		"is asked for again if more is left to pay",
		{ buyer: "a@b.example", approvedAmount: 100 },
		100.01,
		"outgrown",
	],
])("a payment %s", (_, fields, toPay, readiness) => {
	expect(row.check?.(instrument(fields), toPay)).toBe(readiness);
});

test("a payment is named by its brand, with the buyer once known", () => {
	const words = { t: textsOf("en").t, locale: { language: "en" as const } };
	expect(row.read(instrument({ buyer: "a@b.example" }), words)).toEqual({
		text: "Pay Later",
		payer: "a@b.example",
	});
	expect(row.read(instrument({}), words)).toEqual({ text: "Pay Later", payer: undefined });
});

// proves checkout-29
test("the payment step offers the method with the platform's texts, unless it has an express button", () => {
	const offered = {
		id: "PAY_LATER",
		name: "Pay Later",
		applicable: true,
		excludedProducts: [],
		publicConfigurations: {},
	};
	const step = { cx: { t: textsOf("en").t } } as unknown as PaymentStep;
	expect(row.offer?.({ ...offered, description: "In three parts" }, step)).toEqual({
		title: "Pay Later",
		description: "In three parts",
		go: "Continue to Pay Later",
	});
	expect(row.offer?.({ ...offered, expressButtons: { checkout: true } }, step)).toBeUndefined();
});

// proves wallets-3, wallets-13
test.each([
	["is asked for the page", { ok: true }, { ok: true, next: "wallet" }],
	["has nothing to pay", { ok: false, error: "nothingToPay" }, { ok: true, next: "review" }],
	["refuses", { ok: false, error: "payment" }, { ok: false, error: "payment" }],
])("a method that %s", async (_, said, outcome) => {
	const ask = async (...asked: unknown[]) => {
		expect(asked).toEqual([names, { withAddress: false, basketId: "b1" }]);
		return said;
	};
	const cx = { visitor: { wallets: { ask } } } as unknown as FormContext;
	expect(await row.acts?.use?.(cx, { from: "checkout", basketId: "b1" })).toEqual(outcome);
});

// proves wallets-3
test("the buyer's return with the token leads to the review, or to the payment with the reason", async () => {
	const back = (said: object) =>
		row.back?.take({ wallets: { complete: async () => said } } as unknown as PageVisitor, "s1");
	expect(await back({ ok: true, approvedTotal: 100 })).toEqual({ ok: true, next: "review" });
	expect(await back({ ok: false, error: "paymentTotal" })).toEqual({ ok: false, error: "paymentTotal" });
});
