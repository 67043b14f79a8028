import type { SandboxMethod } from "./method.ts";

export const amazonPay = {
	id: "AMAZON_PAY_V2",
	type: "amazonpay",
	settles: "processor",
	hosted: {
		token: "c_amazonCheckoutSessionId",
		payer: "c_amazonBuyerId",
		approved: "c_amazonApprovedAmount",
		complete: "AmazonPay-Complete",
		session: { controller: "AmazonPay-CreateCheckoutSession", reply: "checkoutSessionId" },
		name: "Amazon Pay",
	},
} as const satisfies SandboxMethod;
