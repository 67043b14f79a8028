import type { SandboxMethod } from "./method.ts";

export const googlePay: SandboxMethod = {
	id: "apmgw_GooglePay",
	type: "googlepay",
	settles: "processor",
	isProven: ({ card }) => card?.token !== undefined,
};
