import { expect, test } from "vitest";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import { bankStepOf } from "./bank-step.ts";

const orderNo = "V1";
const challenge = { token: "jwt", url: "https://bank.example/challenge" };
const bank = { digits: "3456" };

// proves checkout-27
test.each([
	["nothing pays for it", { orderNo, state: "unpaid" }, { pending: { orderNo, isPromised: false } }],
	[
		"its account has not paid yet",
		{ orderNo, state: "waiting", bank },
		{ pending: { orderNo, isPromised: true } },
	],
	[
		"the account's bank asks",
		{ orderNo, state: "waiting", bank, challenge },
		{ challenge: { ...challenge, orderNo } },
	],
	[
		"the card's bank asks",
		{ orderNo, state: "waiting", challenge },
		{ challenge: { ...challenge, orderNo } },
	],
	["the reply was lost", { orderNo, state: "waiting" }, { isUnknown: true, error: "unavailable" }],
	["it is placed", { orderNo, state: "placed", bank }, "placed"],
	["it has failed", { orderNo, state: "failed", challenge }, "failed"],
	["it is another's", null, "failed"],
] as const)("of an order, where %s", (_, order, shown) => {
	expect({ step: bankStepOf(order, textsOf("en").t) }).toMatchObject({ step: shown });
});
