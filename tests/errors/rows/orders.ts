import type { RequestRow } from "../error-row.ts";
import { FAULT, REFUSAL } from "./platform-words.ts";

const UNKNOWN = { orderNo: "V0000000000", postalCode: "20121" };
const SOURCE = "commerce/orders";

export const orderRows: readonly RequestRow[] = [
	{
		situation: "A guest looks for an order that does not exist",
		cause: "the form of the order look-up with an unknown number",
		run: ({ form }) => form("/track-order", UNKNOWN),
		status: 200,
		reads: ["order.error.notFound"],
		logs: { level: "info", source: SOURCE, title: "Order not found", details: { status: 404 } },
	},
	{
		situation: "The order look-up is refused with a flag and the server's message",
		cause: "fault `orders:dialect=flag`",
		run: ({ form }) => form("/track-order", UNKNOWN, { fault: "orders:dialect=flag" }),
		status: 200,
		reads: ["order.error.notFound"],
		logs: { level: "info", source: SOURCE, title: "Order not found", details: REFUSAL },
	},
	{
		situation: "The order look-up fails",
		cause: "fault `orders:503`",
		run: ({ form }) => form("/track-order", UNKNOWN, { fault: "orders:503" }),
		status: 200,
		reads: ["error.unavailable"],
		logs: { level: "warning", source: SOURCE, title: "Order not found", details: { status: 503, ...FAULT } },
	},
	{
		situation: "The order look-up succeeds without an order",
		cause: "the platform answers `{}`",
		run: ({ form, answerBy }) => {
			answerBy((call) => (/^GET \/custom\/orders-api\//.test(call) ? Response.json({}) : undefined));
			return form("/track-order", UNKNOWN);
		},
		status: 200,
		reads: ["error.unavailable"],
		logs: { level: "warning", source: SOURCE, title: "No oder found", details: { status: 200 } },
	},
	{
		situation: "A customer's orders cannot be read",
		cause: "fault `orders:503` on the page of orders",
		run: async ({ page, signIn }) => {
			await signIn();
			return page("/orders", { fault: "orders:503" });
		},
		status: 503,
		reads: ["error.unavailable"],
		logs: { level: "warning", source: SOURCE, title: "Reading a customer's orders failed", details: FAULT },
	},
];
