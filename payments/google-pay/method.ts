import type { Method } from "../method.ts";

export const googlePay: Method = {
	name: "google-pay",
	id: "apmgw_GooglePay",
	pays: "all",
	read: () => ({ text: "Google Pay" }),
};
