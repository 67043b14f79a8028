import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { parseOrderNo } from "@vetrina/shop-rules/typed/order-no.ts";
import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import type { FindOrderProof } from "../../../shared/contracts/order-views.ts";
import type { OrderProof } from "../../platform/commerce/orders/orders.ts";
import type { FormContext } from "../../request/form/form-context.ts";
import { addressForm } from "../addresses/address-form.ts";
import { ORDER_ACCESS } from "./order-access.ts";

/**
 * Returns the proof that the country's shoppers type: the postal code, or the e-mail address in countries without postal codes (orders-3).
 */
export const proofFieldIn = ({
	country,
	language,
}: Pick<SiteLocale, "country" | "language">): FindOrderProof =>
	addressForm(country, language).some(({ name }) => name === "postalCode") ? "postalCode" : "email";

const LONGEST: Record<FindOrderProof, number> = { postalCode: 20, email: 256 };

type Found = { orderNo: string } | { error: "missing" | "notFound" | "tooMany" | "unavailable" };

/**
 * Finds the order of a form's number and proof, and keeps the proof in an encrypted cookie. An unknown number and a wrong proof give the
 * same result.
 */
export const findOrder = async (
	{ locale, visitor: { orders, drafts } }: Pick<FormContext, "locale" | "visitor">,
	fields: Readonly<Record<string, string | undefined>>,
	draft: string,
): Promise<Found> => {
	const field = proofFieldIn(locale);
	const input = { orderNo: fields.orderNo ?? "", known: fields[field] ?? "" };
	const orderNo = parseOrderNo(input.orderNo);
	const proofText = plainText(input.known);
	const refuse = async (error: Extract<Found, { error: string }>["error"]): Promise<Found> => {
		const values = { orderNo: input.orderNo.slice(0, 50), [field]: input.known.slice(0, LONGEST[field]) };
		await drafts.keep(draft, { values, faults: {} });
		return { error };
	};
	if (plainText(input.orderNo) === "" || proofText === "") return refuse("missing");
	if (!orderNo || proofText.length > LONGEST[field]) return refuse("notFound");
	const proof: OrderProof = field === "email" ? { email: proofText } : { postalCode: proofText };
	const result = await orders.find(orderNo, proof);
	if (!result.ok) return refuse(result.error);
	drafts.drop(draft);
	await drafts.keep(ORDER_ACCESS, { values: { orderNo: result.order.orderNo, ...proof }, faults: {} });
	return { orderNo: result.order.orderNo };
};
