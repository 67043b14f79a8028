import { SPELLINGS } from "@vetrina/shop-rules/typed/testing/spellings.ts";
import { expect, test } from "vitest";
import type { Shopper } from "../../../http/http.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import { accessTo, hasEmail, hasPostalCode } from "./find-order.ts";

// Contains the fields that the lookup reads.
const order = {
	customerId: "anna",
	viewCode: "CODE",
	document: {
		customerInfo: { customerId: "anna", email: "Anna@Vetrina.example" },
		billingAddress: { postalCode: "20121", phone: "02123456", c_phoneCode: "39", countryCode: "IT" },
		shipments: [{ shipmentId: "me", shippingAddress: { postalCode: "SW1A 1AA" } }],
	},
} as unknown as StoredOrder;
const anna = { customerId: "anna" } as Shopper;
const stranger = { customerId: "stranger" } as Shopper;
const email = "anna@vetrina.example";

// proves cloud-3
test.each([
	["who placed it", anna, {}, "full"],
	["a stranger", stranger, {}, "insufficient"],
	["an e-mail address alone", stranger, { email }, "insufficient"],
	["a postal code alone", stranger, { postalCode: "20121" }, "insufficient"],
	["code and address", stranger, { email, orderViewCode: "CODE" }, "full"],
	["code and telephone", stranger, { phone: "0039-02123456", orderViewCode: "CODE" }, "full"],
	["a telephone as at home", stranger, { phone: "٠٢ ١٢٣ ٤٥٦", orderViewCode: "CODE" }, "full"],
	["another telephone", stranger, { phone: "02 123 457", orderViewCode: "CODE" }, "none"],
	["postal code and address", stranger, { email: ` ${email.toUpperCase()}`, postalCode: "20121" }, "partial"],
	["a wrong code", stranger, { email, orderViewCode: "WRONG", postalCode: "20121" }, "none"],
	["a wrong postal code", stranger, { email, postalCode: "20122" }, "none"],
	["a wrong address", stranger, { email: "x@vetrina.example", postalCode: "20121" }, "none"],
	["one right, one wrong", stranger, { email, phone: "1", postalCode: "20121" }, "none"],
])("%s sees: %s", (_, shopper, given, access) => {
	expect(accessTo(order, shopper, given)).toBe(access);
});

test("a missing order gets the same response for right and wrong details", () => {
	expect(accessTo(undefined, stranger, { email, postalCode: "20121" })).toBe("none");
	expect(accessTo(undefined, stranger, {})).toBe("insufficient");
});

// proves typed-3
test.each(Object.entries(SPELLINGS))(
	"an order is found by its postal code and e-mail address %s",
	(_, spell) => {
		expect(hasPostalCode(order, spell("20121"))).toBe(true);
		expect(hasEmail(order, spell(email))).toBe(true);
		expect(accessTo(order, stranger, { email: spell(email), postalCode: spell("20121") })).toBe("partial");
	},
);

test("a parcel's postal code counts on the lookup page; an empty code never does", () => {
	expect(hasPostalCode(order, "sw1a1aa")).toBe(true);
	expect(hasPostalCode(order, "20121 ")).toBe(true);
	expect(hasPostalCode(order, "")).toBe(false);
	expect(hasPostalCode(order, undefined)).toBe(false);
	expect(hasEmail(order, "")).toBe(false);
});
