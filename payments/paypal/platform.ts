import type { RedirectNames } from "../../worker/platform/commerce/checkout/wallet-documents.ts";

export const names: RedirectNames = {
	id: "PAYPAL",
	ask: "Paypal-Popup",
	reply: "PaypalToken",
	complete: "Paypal-Complete",
	token: "c_paypalToken",
	payer: "c_paypalPayerId",
	approvedTotal: "c_paypalApprovedAmount",
};
