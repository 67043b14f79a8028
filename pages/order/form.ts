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

/**
 * Cancels an order, buys items again, or sends a gift card again (orders-4, orders-7, gifts-4). Fields: intent = cancel | again | resend,
 * itemId for a single item to buy again, and giftCardId for resend.
 */
export const orderForm: HandleForm = async (form, cx) => {
	const { paths, visitor, url } = cx;
	const { intent, giftCardId = "", itemId } = formFields(form);
	const orderNo = url.searchParams.get("orderNo");
	if (!isOrderNo(orderNo)) return { location: paths.at("trackOrder") };
	if (intent === "again") return buyAgain(orderNo, itemId, cx);
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
