import type { Order, OrderProof } from "../../platform/commerce/orders/orders.ts";
import { isUnavailable } from "../../platform/is-unavailable.ts";
import type { PageVisitor } from "../../request/page/loader.ts";

export const ORDER_ACCESS = "order";

export const orderProof = async (
	orderNo: string,
	{ drafts }: Pick<PageVisitor, "drafts">,
): Promise<OrderProof | undefined> => {
	const access = (await drafts.read(ORDER_ACCESS))?.values;
	if (access?.orderNo !== orderNo) return undefined;
	const { postalCode, email, viewCode } = access;
	if (postalCode) return { postalCode };
	if (email) return { email };
	return viewCode ? { viewCode } : undefined;
};

/** `null`: the order does not exist, or the shopper may not see it. A string: the order cannot be loaded now. */
export type LookedUpOrder = Order | null | "tooMany" | "unavailable";

export const lookUpOrder = async (orderNo: string, visitor: PageVisitor): Promise<LookedUpOrder> => {
	const { orders, shopper } = visitor;
	try {
		const own = shopper.isKnown ? await orders.own(orderNo) : null;
		if (own) return own;
		const proof = await orderProof(orderNo, visitor);
		if (!proof) return null;
		const result = await orders.find(orderNo, proof);
		if (result.ok) return result.order;
		return result.error === "notFound" ? null : result.error;
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return "unavailable";
	}
};
