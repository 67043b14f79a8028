import { expect, test } from "vitest";
import { walletsAt } from "../../../../shared/domain/checkout/applicable-methods.ts";
import { readApplicableMethods } from "./applicable-methods.ts";

const paypal = {
	id: "PAYPAL",
	name: "PayPal",
	c_applicableForBasket: true,
	c_excludedProducts: "VT1, VT2,",
	c_publicConfigurations: '{"clientId":"x"}',
	c_expressButtons: '{"cart":true,"minicart":false,"product":true,"style":{"height":50}}',
};
const idsAt = (place: Parameters<typeof walletsAt>[0], methods: object[], products: string[] = []) =>
	walletsAt(place, readApplicableMethods(methods).methods, {
		wallets: ["DW_APPLE_PAY", "PAYPAL"],
		productIds: products,
	}).map(({ id }) => id);

// proves wallets-1
test("a method's custom fields are read", () => {
	expect(readApplicableMethods([paypal])).toEqual({
		methods: [
			{
				id: "PAYPAL",
				name: "PayPal",
				applicable: true,
				excludedProducts: ["VT1", "VT2"],
				publicConfigurations: { clientId: "x" },
				expressButtons: { cart: true, minicart: false, product: true, style: { height: 50 } },
			},
		],
		unreadable: [],
	});
});

// proves wallets-1
test.each(["c_publicConfigurations", "c_expressButtons", "c_messageConfigurations"])(
	"a method whose %s cannot be read is left out, and the others stay",
	(field) => {
		for (const text of ["{", "[]", "null", "7", "<script>"]) {
			const card = { id: "CREDIT_CARD", name: "Card" };
			const read = readApplicableMethods([{ ...paypal, [field]: text }, card]);
			expect(read.unreadable).toEqual(["PAYPAL"]);
			expect(read.methods.map(({ id }) => id)).toEqual(["CREDIT_CARD"]);
		}
	},
);

// proves wallets-2
test("buttons have the method's places, in the order of the wallets", () => {
	const apple = { ...paypal, id: "DW_APPLE_PAY", c_expressButtons: '{"cart":true,"checkout":"yes"}' };
	expect(idsAt("cart", [paypal, apple])).toEqual(["DW_APPLE_PAY", "PAYPAL"]);
	expect(idsAt("product", [paypal, apple])).toEqual(["PAYPAL"]);
	expect(idsAt("minicart", [paypal, apple])).toEqual([]);
	expect(idsAt("checkout", [paypal, apple])).toEqual([]);
});

// proves wallets-2
test("a method that does not apply, is excluded, or is no wallet has no button", () => {
	expect(idsAt("cart", [{ ...paypal, c_applicableForBasket: false }])).toEqual([]);
	expect(idsAt("cart", [paypal], ["VT9", "VT2"])).toEqual([]);
	expect(idsAt("cart", [{ ...paypal, id: "CREDIT_CARD" }])).toEqual([]);
	expect(idsAt("cart", [{ id: "PAYPAL" }])).toEqual([]);
});
