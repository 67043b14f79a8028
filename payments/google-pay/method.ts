import { makeSheet } from "../sheet.ts";

export const googlePay = makeSheet({
	name: "google-pay",
	id: "apmgw_GooglePay",
	brand: "Google Pay",
	addType: "GooglePay",
});
