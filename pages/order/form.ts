import { isOrderNo } from "@vetrina/shop-rules/typed/order-no.ts";
import { lookUpOrder, orderProof } from "../../worker/present/orders/order-access.ts";
import { mayBuyAgain } from "../../worker/present/orders/order-views.ts";
import type { FormContext, HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields } from "../../worker/request/form/form-fields.ts";

const buyAgain = async (orderNo: string, itemId: string | undefined, { paths, visitor }: FormContext) => {
	const order = await lookUpOrder(orderNo, visitor);
	if (!order || typeof order === "string")
		return { location: paths.at("trackOrder", { orderNo, error: order ?? "notFound" }) };
	let isWhole = true;
	const items = order.items.filter((item) => mayBuyAgain(item) && (!itemId || item.itemId === itemId));
	for (const { productId, quantity, fields } of items) {
		const outcome = await visitor.baskets.add({ productId, quantity: itemId ? 1 : quantity, fields });
		isWhole &&= outcome.ok;
	}
	return { location: paths.at("cart", isWhole ? { notice: "added" } : { error: "notAvailable" }) };
};

const RESENT = {
	sent: { notice: "resent" },
	notYet: { error: "notYet" },
	tooMany: { error: "resentTooOften" },
	unavailable: { error: "unavailable" },
} as const;

const resend = async (orderNo: string, id: string, { paths, visitor }: FormContext) => {
	const resent = await visitor.orders.resendGiftCard(orderNo, id, await orderProof(orderNo, visitor));
	return {
		location:
			resent === "notFound"
				? paths.at("trackOrder", { orderNo, error: "notFound" })
				: paths.at("order", { orderNo, ...RESENT[resent] }),
	};
};

const LONGEST_NAME = 100;

/** Declares the withdrawal from the purchase of the ticked items, each in all units that remain (legal-4). */
const withdraw = async (orderNo: string, fields: Record<string, string>, { paths, visitor }: FormContext) => {
	const order = await lookUpOrder(orderNo, visitor);
	if (!order || typeof order === "string")
		return { location: paths.at("trackOrder", { orderNo, error: order ?? "notFound" }) };
	// A form that is sent twice may find its products withdrawn from already, which the platform recognises by the request's id.
	const declared = order.returns.flatMap((one) =>
		one.items.map(({ itemId, quantity }) => [itemId, quantity] as const),
	);
	const items = [...new Map([...declared, ...order.withdrawable])]
		.filter(([itemId]) => fields[`withdraw.${itemId}`] === "on")
		.map(([itemId, quantity]) => ({ itemId, quantity, reason: WITHDRAWAL }));
	const withdrawnBy = (fields.name ?? "").trim().slice(0, LONGEST_NAME);
	if (items.length === 0 || withdrawnBy === "")
		return { location: paths.at("order", { orderNo, withdraw: "1", error: "withdrawal" }) };
	const { requestId = "" } = fields;
	const result = await visitor.returns.create({
		orderNo,
		currency: order.currency,
		items,
		way: "post",
		refundAs: "payment",
		requestId: /^[\w-]{8,64}$/.test(requestId) ? requestId : crypto.randomUUID(),
		withdrawnBy,
		proof: await orderProof(orderNo, visitor),
	});
	if (!result.ok) {
		const { error } = result;
		if (error === "notFound" || error === "tooMany")
			return { location: paths.at("trackOrder", { orderNo, error }) };
		return { location: paths.at("order", { orderNo, error: error === "refused" ? "withdrawal" : error }) };
	}
	visitor.orderFacts.announce();
	return { location: paths.at("order", { orderNo, notice: "withdrawn" }) };
};
/** The platform's reason of a return that needs none. */
const WITHDRAWAL = "changed-mind";

/**
 * Cancels an order, buys items again, sends a gift card again, or withdraws from the contract (orders-4, orders-7, gifts-4, legal-4).
 * Fields: intent = cancel | again | resend | withdraw, itemId for a single item to buy again, giftCardId for resend; name and
 * `withdraw.<itemId>` for withdraw.
 */
export const orderForm: HandleForm = async (form, cx) => {
	const { paths, visitor, url } = cx;
	const { intent, giftCardId = "", itemId, ...fields } = formFields(form);
	const orderNo = url.searchParams.get("orderNo");
	if (!isOrderNo(orderNo)) return { location: paths.at("trackOrder") };
	if (intent === "again") return buyAgain(orderNo, itemId, cx);
	if (intent === "withdraw") return withdraw(orderNo, fields, cx);
	if (intent === "resend" && /^[\w-]{1,64}$/.test(giftCardId)) return resend(orderNo, giftCardId, cx);
	if (intent !== "cancel") return { location: paths.at("order", { orderNo }) };
	const outcome = await visitor.orders.cancel(orderNo, await orderProof(orderNo, visitor));
	if (outcome.ok) {
		visitor.orderFacts.announce();
		return { location: paths.at("order", { orderNo, notice: "cancelled" }) };
	}
	const { error } = outcome;
	if (error === "notFound" || error === "tooMany")
		return { location: paths.at("trackOrder", { orderNo, error }) };
	return { location: paths.at("order", { orderNo, error }) };
};
