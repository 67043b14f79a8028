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

const withoutDocuments = (document: object) => ({ ...toOrder({ ...document }), payments: [] });

// proves orders-1
test("an order's state and cards do not depend on the case of statuses", () => {
	const read = (write: (status: string) => string) =>
		["created", "failed", "failed_with_reopen", "cancelled", "canceled", "new", "replaced"].map((status) =>
			withoutDocuments({
				orderTotal: 10,
				status: write(status),
				giftCertificateItems: [{ c_status: write("sent") }],
				paymentInstruments: [{ amount: 10, authorizationStatus: { code: write("card_declined") } }],
			}),
		);
	const plain = read((status) => status);
	expect(plain.map(({ state }) => state)).toEqual([
		"unpaid",
		...Array(4).fill("failed"),
		...Array(2).fill("placed"),
	]);
	expect(read((status) => status.toUpperCase())).toEqual(plain);
	expect(read((status) => status.replaceAll("_", "-"))).toEqual(plain);
});

test("a placed order waits for nothing, whatever its payments' status", () => {
	expect(toOrder({ ...order, status: "new", paymentInstruments: [] }).state).toBe("placed");
	expect(toOrder({ ...order, status: "failed" }).state).toBe("failed");
});
