import type { Method } from "../method.ts";

export const amazonPay: Method = {
	name: "amazon-pay",
	id: "AMAZON_PAY_V2",
	pays: "all",
	read: () => ({ text: "Amazon Pay" }),
};
