import type { RedirectNames } from "../../worker/platform/commerce/checkout/wallet-documents.ts";

export const names: RedirectNames = {
	id: "AMAZON_PAY_V2",
	ask: "AmazonPay-CreateCheckoutSession",
	reply: "checkoutSessionId",
	complete: "AmazonPay-Complete",
	token: "c_amazonCheckoutSessionId",
	payer: "c_amazonBuyerId",
	approvedTotal: "c_amazonApprovedAmount",
};
