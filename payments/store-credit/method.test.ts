import { expect, test } from "vitest";
import type { CreateInstruments } from "../../worker/platform/commerce/checkout/payment-steps.ts";
import type { FormContext } from "../../worker/request/form/form-context.ts";
import { storeCredit } from "./method.ts";

const credit = (code: string, balance: number, currency = "EUR") => ({ code, currency, amount: 50, balance });

/** Pays a basket of 30 euros with the customer's credits. `paying`: instruments that the basket has already. */
const use = async (credits: object[], paying: object[] = []) => {
	const paid: object[] = [];
	const getCustomer = async () => ({ data: { c_storeCredits: JSON.stringify(credits) } });
	const payWith = async (create: CreateInstruments) => {
		const made = await create({
			clients: { shopperCustomers: { getCustomer } },
			session: { customerId: "c1" },
			basket: { basketId: "b1", currency: "EUR", orderTotal: 30, paymentInstruments: paying },
		} as never);
		if (made.ok) paid.push(...made.instruments);
		return made;
	};
	const cx = { visitor: { checkout: { payWith } } } as unknown as FormContext;
	return { outcome: await storeCredit.acts?.use?.(cx, {}), paid };
};
const instrument = (giftCertificateCode: string, amount: number) => ({
	paymentMethodId: "GIFT_CERTIFICATE",
	giftCertificateCode,
	amount,
	c_type: "SC",
});

// proves credit-3
test.each([
	[
		"up to the total",
		[credit("AAAA", 10.1), credit("BBBB", 50)],
		[instrument("AAAA", 10.1), instrument("BBBB", 19.9)],
	],
	["in the basket's currency", [credit("AAAA", 10, "CHF"), credit("BBBB", 5)], [instrument("BBBB", 5)]],
	["as far as there is any", [credit("AAAA", 0)], []],
])("store credit pays %s", async (_, credits, paid) => {
	expect(await use(credits)).toEqual({ outcome: { ok: true, next: "payment" }, paid });
});

// proves credit-3
test("a form that is sent twice pays once", async () => {
	const paying = {
		paymentInstrumentId: "p1",
		paymentMethodId: "GIFT_CERTIFICATE",
		maskedGiftCertificateCode: "****AAAA",
		amount: 10,
		c_type: "SC",
	};
	expect((await use([credit("AAAA", 10)], [paying])).paid).toEqual([]);
});
