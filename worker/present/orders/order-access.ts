import type { Order, OrderProof } from "../../platform/commerce/orders/orders.ts";
import { isUnavailable } from "../../platform/is-unavailable.ts";
import type { PageVisitor } from "../../request/page/loader.ts";

/** The encrypted cookie that says which order a person has proved to know (orders-3). */
export const ORDER_ACCESS = "order";

/** Returns a person's proof of access to an order, while it is valid. */
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

/** Null: none that they may see; else why it cannot be looked up now. */
export type LookedUpOrder = Order | null | "tooMany" | "unavailable";

/** Their own order, or the one that they have just found; the platform is asked for either each time (orders-3). */
export const lookUpOrder = async (orderNo: string, visitor: PageVisitor): Promise<LookedUpOrder> => {
	const { orders, shopper } = visitor;
	try {
		const own = shopper.known ? await orders.own(orderNo) : null;
		if (own) return own;
		const proof = await orderProof(orderNo, visitor);
		if (!proof) return null;
		const found = await orders.find(orderNo, proof);
		if (found.ok) return found.order;
		return found.error === "notFound" ? null : found.error;
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return "unavailable";
	}
};
