import { expect, test } from "vitest";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import { toInstrument } from "../../worker/platform/commerce/order-documents/payment-instrument.ts";
import { readBankStep } from "./bank-step.ts";

const orderNo = "V1";
const challenge = { token: "jwt", url: "https://bank.example/challenge" };
const byBank = [toInstrument({ paymentMethodId: "BANK_TRANSFER" })];
const byCard = [toInstrument({ paymentMethodId: "CREDIT_CARD" })];

// proves checkout-27
test.each([
	[
		"nothing pays for it",
		{ orderNo, state: "unpaid", payments: [] },
		{ pending: { orderNo, isPromised: false } },
	],
	[
		"its account has not paid yet",
		{ orderNo, state: "waiting", payments: byBank },
		{ pending: { orderNo, isPromised: true } },
	],
	[
		"the account's bank asks",
		{ orderNo, state: "waiting", payments: byBank, challenge },
		{ challenge: { ...challenge, orderNo } },
	],
	[
		"the card's bank asks",
		{ orderNo, state: "waiting", payments: byCard, challenge },
		{ challenge: { ...challenge, orderNo } },
	],
	[
		"the reply was lost",
		{ orderNo, state: "waiting", payments: byCard },
		{ isUnknown: true, error: "unavailable" },
	],
	["it is placed", { orderNo, state: "placed", payments: byBank }, "placed"],
	["it has failed", { orderNo, state: "failed", payments: byCard, challenge }, "failed"],
	["it is another's", null, "failed"],
] as const)("an order leads to its step if %s", (_, order, shown) => {
	expect({ step: readBankStep(order, textsOf("en").t) }).toMatchObject({ step: shown });
});
