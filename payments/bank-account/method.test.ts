import { expect, test } from "vitest";
import type { FormContext } from "../../worker/request/form/form-context.ts";
import { bankAccount } from "./method.ts";

const iban = "IT60 X054 2811 1010 0000 0123 456";
const send = async (fields: Record<string, string>, said: object = { ok: true }) => {
	const paid: object[] = [];
	const payWith = async (instrument: object) => {
		paid.push(instrument);
		return said;
	};
	const cx = { visitor: { checkout: { payWith } } } as unknown as FormContext;
	return { outcome: await bankAccount.acts?.use?.(cx, fields), paid };
};

// proves checkout-10
test("an account is sent in the platform's form, and leads to the review", async () => {
	expect(await send({ iban, bic: "bcititmm" })).toEqual({
		outcome: { ok: true, next: "review" },
		paid: [
			{
				paymentMethodId: "BANK_TRANSFER",
				bankRoutingNumber: "BCITITMM",
				c_iban: "IT60X0542811101000000123456",
			},
		],
	});
});

// proves checkout-10
test("an invalid account is not sent, and the form keeps the typed values", async () => {
	expect(await send({ iban: "IT60", bic: "" })).toEqual({
		outcome: {
			ok: false,
			error: "form",
			values: { iban: "IT60", bic: "" },
			faults: { iban: ["iban"], bic: ["bic"] },
		},
		paid: [],
	});
	const { outcome } = await send({ iban, bic: "BCITITMM" }, { ok: false, error: "payment" });
	expect(outcome).toEqual({ ok: false, error: "payment", values: { iban, bic: "BCITITMM" } });
});
