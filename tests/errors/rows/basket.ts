import { STAPLE } from "../../setup/restock.ts";
import type { RequestRow } from "../error-row.ts";
import { FAULT } from "./platform-words.ts";

const WISH = "VT10001-emerald";
const FEW = "800000500000";
const add = { intent: "add", productId: STAPLE };

/** The type of a basket refusal as the platform writes it. */
const refuse = (type: string): Response =>
	Response.json(
		{
			title: "Refused",
			type: `https://api.commercecloud.salesforce.com/documentation/error/v1/errors/${type}`,
			detail: "This basket was refused.",
		},
		{ status: 400, headers: { "content-type": "application/problem+json" } },
	);
const once = (call: RegExp, type: string) => {
	let isRefused = false;
	return (asked: string): Response | undefined => {
		if (isRefused || !call.test(asked)) return undefined;
		isRefused = true;
		return refuse(type);
	};
};

type Method = Record<string, unknown>;
const withBrokenFields = (json: unknown): unknown => {
	const { applicablePaymentMethods = [], ...rest } = json as { applicablePaymentMethods?: Method[] };
	const broken = applicablePaymentMethods.map((method) =>
		Object.fromEntries(
			Object.entries(method).map(([name, value]) => [name, name.startsWith("c_") ? "{" : value]),
		),
	);
	return { ...rest, applicablePaymentMethods: broken };
};

export const basketRows: readonly RequestRow[] = [
	{
		situation: "The platform says that the customer of a basket is invalid",
		cause: "the first creation of a basket is refused with `invalid-customer`",
		run: ({ form, answerBy }) => {
			answerBy(once(/^POST .*\/baskets$/, "invalid-customer"));
			return form("/cart", add);
		},
		status: 200,
		reads: ["notice.added"],
		logs: {
			level: "info",
			source: "platform/fetch",
			title: "The platform refuses a call",
			details: { detail: "This basket was refused." },
		},
	},
	{
		situation: "The customer has too many baskets",
		cause: "the first creation of a basket is refused with `customer-baskets-quota-exceeded`",
		run: ({ form, answerBy }) => {
			answerBy(once(/^POST .*\/baskets$/, "customer-baskets-quota-exceeded"));
			return form("/cart", add);
		},
		status: 200,
		reads: ["notice.added"],
		logs: {
			level: "info",
			source: "platform/fetch",
			title: "The platform refuses a call",
			details: { detail: "This basket was refused." },
		},
	},
	{
		situation: "A basket fails for any other reason",
		cause: "fault `baskets:503` on an addition",
		run: ({ form }) => form("/cart", add, { fault: "baskets:503" }),
		status: 503,
		reads: ["error.title", "error.siteUnavailable", "error.comeBack"],
		logs: {
			level: "error",
			source: "platform/fetch",
			title: "The platform does not respond",
			details: { family: "baskets", status: 503, ...FAULT },
		},
	},
	{
		situation: "More units are added than may be bought",
		cause: "the form of the product page with 90 units of a product that has fewer",
		run: async ({ form }) => {
			const few = { ...add, productId: FEW };
			await form("/cart", few);
			return form("/cart", { ...few, quantity: "90" });
		},
		status: 200,
		reads: ["error.maxQuantity"],
		logs: null,
	},
	{
		situation: "A coupon does not apply",
		cause: "the bag's form with an unknown code",
		run: async ({ form }) => {
			await form("/cart", add);
			return form("/cart", { intent: "addCoupon", code: "NO-SUCH-CODE" });
		},
		status: 200,
		reads: ["couponMessage.refused"],
		logs: null,
	},
	{
		situation: "A coupon is entered twice",
		cause: "the bag's form with the same code again",
		run: async ({ form }) => {
			await form("/cart", add);
			await form("/cart", { intent: "addCoupon", code: "WELCOME10" });
			return form("/cart", { intent: "addCoupon", code: "WELCOME10" });
		},
		status: 200,
		reads: ["couponMessage.known"],
		logs: null,
	},
	{
		situation: "The fields of a payment method cannot be read",
		cause: "the platform answers the methods of a bag with fields that are no JSON",
		run: async ({ form, page, rewrite }) => {
			await form("/cart", add);
			rewrite({ call: /\/payment-methods$/, change: withBrokenFields });
			return page("/cart");
		},
		status: 200,
		reads: ["cart.title"],
		logs: {
			level: "error",
			source: "commerce/wallets",
			title: "Unable to parse custom fields for applicablePaymentMethods",
		},
	},
	{
		situation: "A product cannot be added to the wishlist",
		cause: "fault `customers:503` on the wishlist's form",
		run: async ({ form, signIn }) => {
			await signIn();
			return form("/wishlist", { intent: "toggle", productId: WISH }, { fault: "customers:503" });
		},
		status: 503,
		reads: ["error.title", "error.siteUnavailable", "error.comeBack"],
		logs: {
			level: "error",
			source: "platform/fetch",
			title: "The platform does not respond",
			details: { family: "customers", status: 503, ...FAULT },
		},
	},
	{
		situation: "The price of a customised product cannot be calculated",
		cause: "fault `custom:503` on the call of the price",
		run: ({ api }) =>
			api(
				"custom-price",
				{ productId: "800000340000", custom: { text: "Ada", values: {} } },
				{ fault: "custom:503" },
			),
		status: 503,
		reads: [],
		logs: {
			level: "warning",
			source: "commerce/custom-price",
			title: "Calculate price error",
			details: FAULT,
		},
	},
];
