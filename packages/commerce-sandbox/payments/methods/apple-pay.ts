import type { SandboxMethod } from "./method.ts";

export const applePay: SandboxMethod = {
	id: "DW_APPLE_PAY",
	type: "applepay",
	settles: "processor",
	isProven: ({ card }) => card?.token !== undefined,
};
