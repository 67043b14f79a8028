import { isOrderNo } from "@vetrina/shop-rules/typed/order-no.ts";
import type { ReturnRequest } from "../../worker/platform/commerce/orders/returns.ts";
import { findOrder } from "../../worker/present/orders/find-order.ts";
import { lookUpOrder, orderProof } from "../../worker/present/orders/order-access.ts";
import type { FormContext, HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields } from "../../worker/request/form/form-fields.ts";
import { RETURN_DRAFT } from "./loader.ts";

type Fields = Record<string, string>;

const find = async (cx: FormContext, fields: Fields) => ({
	location: cx.paths.at("return", await findOrder(cx, fields, RETURN_DRAFT)),
});

const LONGEST = 100;

const readChosenItems = (fields: Fields, itemIds: readonly string[]) => {
	const items: ReturnRequest["items"] = itemIds.flatMap((itemId) => {
		const quantity = Number(fields[`quantity.${itemId}`] ?? 0);
		if (!Number.isInteger(quantity) || quantity < 1 || quantity > 999) return [];
		const reason = (fields[`reason.${itemId}`] ?? "").slice(0, LONGEST);
		const exchangeProductId = (fields[`exchange.${itemId}`] ?? "").slice(0, LONGEST);
		return [{ itemId, quantity, reason, exchangeProductId: exchangeProductId || undefined }];
	});
	const without = items.filter(({ reason }) => reason === "").map(({ itemId }) => itemId);
	return { items, without };
};

/**
 * Finds an order, or returns items of it (returns-1 to returns-4). Fields: intent = find | return; find: orderNo, and postalCode or email;
 * return, at `?orderNo=…`: quantity, reason and exchange of each item, named `quantity.<itemId>` and so on, way = post | store, refundAs =
 * payment | storeCredit, requestId.
 */
export const returnForm: HandleForm = async (form, cx) => {
	const { intent, ...fields } = formFields(form);
	if (intent !== "return") return find(cx, fields);
	const { paths, visitor, url } = cx;
	const { drafts, returns } = visitor;
	const orderNo = url.searchParams.get("orderNo");
	if (!isOrderNo(orderNo)) return { location: paths.at("return", { error: "notFound" }) };
	const order = await lookUpOrder(orderNo, visitor);
	if (!order || typeof order === "string")
		return { location: paths.at("return", { orderNo, error: order ?? "notFound" }) };
	const itemIds = order.items.map(({ itemId }) => itemId);
	const { items, without } = readChosenItems(fields, itemIds);
	const way = fields.way === "store" ? "store" : "post";
	const refundAs = fields.refundAs === "storeCredit" ? "storeCredit" : "payment";
	const refuse = async (error: string, faults: Record<string, string[]> = {}) => {
		const values = Object.fromEntries(
			["quantity", "reason", "exchange"].flatMap((name) =>
				itemIds.map((id) => [`${name}.${id}`, (fields[`${name}.${id}`] ?? "").slice(0, LONGEST)] as const),
			),
		);
		await drafts.keep(RETURN_DRAFT, { values: { ...values, way, refundAs, orderNo }, faults });
		return { location: paths.at("return", { orderNo, error }) };
	};
	if (items.length === 0) return refuse("nothing");
	if (without.length > 0) return refuse("reason", Object.fromEntries(without.map((id) => [id, ["reason"]])));
	const proof = await orderProof(orderNo, visitor);
	const requestId = /^[\w-]{8,64}$/.test(fields.requestId ?? "")
		? (fields.requestId ?? "")
		: crypto.randomUUID();
	const result = await returns.create({
		orderNo,
		currency: order.currency,
		items,
		way,
		refundAs,
		requestId,
		proof,
	});
	if (result.ok) {
		drafts.drop(RETURN_DRAFT);
		visitor.orderFacts.announce();
		return { location: paths.at("return", { orderNo, returnNo: result.returnNo }) };
	}
	return result.error === "refused"
		? refuse("refused", Object.fromEntries([...result.refusals].map(([id, reason]) => [id, [reason]])))
		: refuse(result.error);
};
