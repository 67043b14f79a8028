import { expect, test } from "vitest";
import { house } from "../house.ts";
import { checkMethods, paymentMethods } from "./house-methods.ts";

// proves cloud-46
test("refuses a house with a payment method that the sandbox does not have", () => {
	const [method] = house.paymentMethods;
	if (!method) throw new Error("The house has no payment method");
	expect(() => checkMethods([...house.paymentMethods, { ...method, id: "PAYPALL" }])).toThrow("'PAYPALL'");
	expect(paymentMethods).toEqual(house.paymentMethods);
});
