import type { SandboxMethod } from "./method.ts";

export const paypal = {
	id: "PAYPAL",
	type: "paypal",
	settles: "processor",
	hosted: {
		token: "c_paypalToken",
		payer: "c_paypalPayerId",
		approved: "c_paypalApprovedAmount",
		complete: "Paypal-Complete",
		name: "PayPal",
	},
} as const satisfies SandboxMethod;
