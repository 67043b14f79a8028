import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import { type ReturnRefusal, refusalOfLabel } from "../../shared/domain/orders/returns.ts";
import type { Order } from "../../worker/platform/commerce/orders/orders.ts";
import type { Refusals } from "../../worker/platform/commerce/orders/returns.ts";
import { moneyOf, toOrderLine } from "../../worker/present/orders/order-views.ts";
import { listShownSizes } from "../../worker/present/sizes/show-sizes.ts";
import type { PageVisitor } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { ReturnLineView } from "./contract.ts";

type Variant = Product["variants"][number];
const paidFor = ({ price }: Variant) => price?.value;

/** Returns the other sizes in the same colour that are in stock at the same price (returns-3). */
const listOtherSizes = (
	product: Product | undefined,
	productId: string,
	cx: PageContext,
): ReturnLineView["sizes"] => {
	const variants = product?.variants ?? [];
	const sizes = product ? listShownSizes(product, cx) : [];
	const old = variants.find(({ id }) => id === productId);
	return variants.flatMap((variant) => {
		const { id, values, stock } = variant;
		const label = sizes.find(({ value }) => value === values.size)?.name;
		return id !== productId &&
			label !== undefined &&
			stock.stockLevel > 0 &&
			stock.ats > 0 &&
			old &&
			paidFor(variant) === paidFor(old)
			? [{ productId: id, label }]
			: [];
	});
};

type Draft = Awaited<ReturnType<PageVisitor["drafts"]["read"]>>;
type Known = { refusals: Refusals; products: readonly Product[]; draft: Draft };

const findRefusal = (order: Order, itemId: string, refusals: Refusals): ReturnRefusal | undefined => {
	if (order.returnable.has(itemId)) return refusals.get(itemId);
	const hasReturn = order.returns.some(({ items }) => items.some((item) => item.itemId === itemId));
	if (hasReturn) return "quantity";
	const line = order.items.find((one) => one.itemId === itemId);
	if (line?.custom) return "customised";
	return line?.kit?.role === "part" ? "kit" : "other";
};

export const returnLines = (
	cx: PageContext,
	order: Order,
	{ refusals, products, draft }: Known,
): ReturnLineView[] => {
	const money = moneyOf(cx, order);
	return order.items.map((line) => {
		const { itemId, productId } = line;
		const refusal = findRefusal(order, itemId, refusals);
		const product = products.find(({ variants }) => variants.some(({ id }) => id === productId));
		const [fault] = draft?.faults[itemId] ?? [];
		const value = (name: string) => draft?.values[`${name}.${itemId}`];
		return {
			...toOrderLine(line, cx, money),
			most: refusal ? 0 : (order.returnable.get(itemId) ?? 0),
			refusal: refusal && cx.t(`returnRefusal.${refusal}`),
			sizes: refusal ? [] : listOtherSizes(product, productId, cx),
			values: { quantity: value("quantity"), reason: value("reason"), exchange: value("exchange") },
			lacksReason: fault === "reason",
			fault:
				fault === undefined || fault === "reason"
					? undefined
					: cx.t(`returnRefusal.${refusalOfLabel(fault)}`),
		};
	});
};
