import type { Method } from "../method.ts";

export const paypal: Method = {
	name: "paypal",
	id: "PAYPAL",
	pays: "all",
	read: () => ({ text: "PayPal" }),
};
