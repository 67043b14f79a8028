import { expect, test } from "vitest";
import { toOrder } from "./checkout-documents.ts";

const pending = { status: 1, code: "challenge_required" };
const declined = { status: 1, code: "insufficient_funds" };
const order = { status: "created", orderTotal: 105.3 };

// proves checkout-27
test.each([
	["nothing", [], "unpaid"],
	["a part", [{ amount: 105.29, authorizationStatus: { status: 0 } }], "unpaid"],
	["a card that was declined", [{ amount: 105.3, authorizationStatus: declined }], "unpaid"],
	[
		"parts that come to it",
		[{ amount: 60.1, authorizationStatus: { status: 0 } }, { amount: 45.2 }],
		"waiting",
	],
	["a card that the bank asks about", [{ amount: 105.3, authorizationStatus: pending }], "waiting"],
	["one without an amount", [{ paymentMethodId: "CREDIT_CARD" }], "waiting"],
])("an order that is not placed yet, paid with %s", (_, paymentInstruments, state) => {
	expect(toOrder({ ...order, paymentInstruments }).state).toBe(state);
});

test("an order that was placed waits for nothing, whatever its payments have become", () => {
	expect(toOrder({ ...order, status: "new", paymentInstruments: [] }).state).toBe("placed");
	expect(toOrder({ ...order, status: "failed" }).state).toBe("failed");
});
