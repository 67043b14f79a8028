import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { addressIn } from "../../setup/address-in.ts";
import { buyIn, orderNoOf, plan } from "../../setup/purchase.ts";
import { newShopper } from "../../setup/shopper.ts";
import type { LoggedLine, RequestRow } from "../error-row.ts";
import type { Visit } from "../visit.ts";
import { FAULT } from "./platform-words.ts";

const PRODUCT = "800004700205";

/** Has a guest buy something that is delivered, and proves to the visit that the order is its own; returns the address of the return. */
const openDelivered = async ({ prefix, form }: Visit): Promise<string> => {
	const [language = "", country = ""] = prefix.slice(1).split("-");
	const address = addressIn(country.toUpperCase(), language as Language);
	const purchase = { locale: prefix.slice(1), productId: PRODUCT, email: "anna@vetrina.example", address };
	const orderNo = orderNoOf(await buyIn(newShopper(), purchase));
	await plan(orderNo, ["confirmed", "shipped", "delivered"]);
	await form("/track-order", { orderNo, postalCode: address.postalCode ?? "" });
	return `/return?orderNo=${orderNo}`;
};
const logs = (title: string): LoggedLine => ({
	level: "warning",
	source: "commerce/returns",
	title,
	details: FAULT,
});

export const returnRows: readonly RequestRow[] = [
	{
		situation: "The reasons for a return cannot be read",
		cause: "fault `orders:503` on the call of the reasons",
		run: async (visit) => visit.page(await openDelivered(visit), { fault: "orders:503;at=reasons" }),
		status: 503,
		reads: ["error.unavailable"],
		logs: logs("Return Authorization search failed"),
	},
	{
		situation: "It is not known which items may be returned",
		cause: "fault `orders:503` on the call of the validation",
		run: async (visit) => visit.page(await openDelivered(visit), { fault: "orders:503;at=pre-validate" }),
		status: 503,
		reads: ["error.unavailable"],
		logs: logs("Return Authorization prevalidation failed"),
	},
	{
		situation: "A return is not taken",
		cause: "fault `orders:503` on the call that creates the return",
		run: async (visit) => {
			const path = await openDelivered(visit);
			const itemId = /name="quantity\.([^"]+)"/.exec((await visit.page(path)).html)?.[1];
			const fields = { [`quantity.${itemId}`]: "1", [`reason.${itemId}`]: "too-small" };
			const fault = "orders:503;at=POST/custom/returnauthorizations-api";
			return visit.form(path, { intent: "return", ...fields }, { fault });
		},
		status: 200,
		reads: ["error.unavailable"],
		logs: logs("Return Authorization creation failed"),
	},
];
