import type { PageVisitor } from "../../pages/page-loader.ts";
import type { Order, OrderProof } from "../../platform/commerce/orders/orders.ts";
import { isUnavailable } from "../../platform/is-unavailable.ts";

/** The encrypted cookie that says which order a person has proved to know (orders-3). */
export const ORDER_ACCESS = "order";

/** What a person has proved to know of an order, as long as the proof lasts. */
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

/** Their own, or the one that they have just found; the platform is asked for either each time. */
export const readOrder = async (orderNo: string, visitor: PageVisitor): Promise<Order | null> => {
	const { orders, shopper } = visitor;
	const own = shopper.known ? await orders.own(orderNo) : null;
	if (own) return own;
	const proof = await orderProof(orderNo, visitor);
	const found = proof && (await orders.find(orderNo, proof));
	return found?.ok ? found.order : null;
};

/** The same for a page, which says so where the platform does not. */
export const lookUpOrder = (orderNo: string, visitor: PageVisitor): Promise<Order | null | "unavailable"> =>
	readOrder(orderNo, visitor).catch((error: unknown) => {
		if (!isUnavailable(error)) throw error;
		return "unavailable" as const;
	});
