import type { Method } from "../method.ts";

export const applePay: Method = {
	name: "apple-pay",
	id: "DW_APPLE_PAY",
	pays: "all",
	read: () => ({ text: "Apple Pay" }),
};
