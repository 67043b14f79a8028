import { makeSheet } from "../sheet.ts";

export const applePay = makeSheet({
	name: "apple-pay",
	id: "DW_APPLE_PAY",
	brand: "Apple Pay",
	addType: "ApplePay",
	sheetApi: "ApplePaySession",
});
