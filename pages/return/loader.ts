import { isOrderNo } from "@vetrina/shop-rules/typed/order-no.ts";
import { isReturnNo, orderNoOfReturn } from "../../shared/domain/orders/returns.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import type { Order } from "../../worker/platform/commerce/orders/orders.ts";
import { accountNavigation } from "../../worker/present/account-navigation.ts";
import { buildHead } from "../../worker/present/head.ts";
import { proofFieldIn } from "../../worker/present/orders/find-order.ts";
import { lookUpOrder, orderProof } from "../../worker/present/orders/order-access.ts";
import { moneyOf, toDoneReturn } from "../../worker/present/orders/order-views.ts";
import type { LoadPrivate, PageVisitor } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { readVisitor, readVisitorOrGuest } from "../../worker/request/visitor.ts";
import type { ReturnData, ReturnError } from "./contract.ts";
import { toReturnLabel } from "./label-view.ts";
import { returnLines } from "./return-lines.ts";

export const RETURN_DRAFT = "return";
const ERRORS: readonly ReturnError[] = [
	"notFound",
	"tooMany",
	"missing",
	"nothing",
	"reason",
	"refused",
	"unavailable",
];

type Loaded = { data: ReturnData; status: number };

const find = async (
	{ paths, locale }: PageContext,
	{ drafts }: PageVisitor,
	orderNo: string | undefined,
	error: ReturnError | undefined,
): Promise<Loaded> => {
	const draft = error ? await drafts.read(RETURN_DRAFT) : null;
	const values = draft?.values.orderNo === undefined && orderNo ? { orderNo } : (draft?.values ?? {});
	return {
		data: { step: "find", error, action: paths.at("return"), values, proof: proofFieldIn(locale) },
		status: error === "tooMany" ? 429 : orderNo && !error ? 404 : 200,
	};
};

const resting = (orderNo: string, { paths }: PageContext): Loaded => ({
	data: {
		step: "closed",
		error: "unavailable",
		orderNo,
		orderHref: paths.at("order", { orderNo }),
		why: "over",
	},
	status: 503,
});

const choose = async (
	cx: PageContext,
	visitor: PageVisitor,
	order: Order,
	error: ReturnError | undefined,
): Promise<Loaded> => {
	const { paths } = cx;
	const { orderNo, currency } = order;
	const orderHref = paths.at("order", { orderNo });
	const { returns, drafts } = visitor;
	const returnItems = [...order.returnable].map(([itemId, quantity]) => ({ itemId, quantity }));
	const proof = await orderProof(orderNo, visitor);
	const [{ registered }, reasons, refusals, products, draft] = await Promise.all([
		readVisitor(visitor.shopper),
		returns.reasons(),
		returns.refusals({ orderNo, currency, items: returnItems, proof }),
		cx.catalogue.products(order.items.map(({ productId }) => productId)).catch(() => []),
		error ? drafts.read(RETURN_DRAFT) : null,
	]);
	const ownDraft = draft?.values.orderNo === orderNo ? draft : null;
	const action = paths.at("return", { orderNo });
	if (!reasons || !refusals) return resting(orderNo, cx);
	return {
		data: {
			step: "choose",
			error,
			orderHref,
			form: {
				orderNo,
				action,
				lines: returnLines(cx, order, { refusals, products, draft: ownDraft }),
				reasons,
				way: ownDraft?.values.way === "store" ? "store" : "post",
				refundAs:
					!registered || order.isGuest
						? undefined
						: ownDraft?.values.refundAs === "storeCredit"
							? "storeCredit"
							: "payment",
				requestId: crypto.randomUUID(),
			},
		},
		status: 200,
	};
};

const loadLabel = async (cx: PageContext, visitor: PageVisitor, returnNo: string): Promise<Loaded> => {
	const orderNo = orderNoOfReturn(returnNo);
	const proof = await orderProof(orderNo, visitor);
	const label =
		proof || visitor.shopper.isKnown ? await visitor.returns.label(returnNo, proof) : ("notFound" as const);
	if (label === "unavailable") return resting(orderNo, cx);
	if (label === "tooMany") return find(cx, visitor, orderNo, label);
	if (label === "notFound") return find(cx, visitor, orderNo, undefined);
	const orderHref = cx.paths.at("order", { orderNo });
	return { data: { step: "label", orderHref, label: toReturnLabel(label, cx) }, status: 200 };
};

export const loadReturn: LoadPrivate = async (cx, visitor) => {
	const { paths, search } = cx;
	const orderNo = search.get("orderNo");
	const returnNo = search.get("returnNo");
	const error = ERRORS.find((one) => one === search.get("error"));
	const loadStep = async (): Promise<Loaded> => {
		if (search.get("label") === "1" && isReturnNo(returnNo)) return loadLabel(cx, visitor, returnNo);
		const order = isOrderNo(orderNo) ? await lookUpOrder(orderNo, visitor) : null;
		if (order === "unavailable") return resting(orderNo ?? "", cx);
		if (order === "tooMany") return find(cx, visitor, orderNo ?? undefined, order);
		if (order?.state !== "placed") return find(cx, visitor, isOrderNo(orderNo) ? orderNo : undefined, error);
		const orderHref = paths.at("order", { orderNo: order.orderNo });
		const doneReturn = isReturnNo(returnNo) && order.returns.find((one) => one.returnNo === returnNo);
		if (doneReturn)
			return {
				data: {
					step: "done",
					orderNo: order.orderNo,
					orderHref,
					doneReturn: toDoneReturn(doneReturn, order, cx, moneyOf(cx, order)),
				},
				status: 200,
			};
		if (order.returnable.size > 0) return choose(cx, visitor, order, error);
		const why = order.deliveredAt ? "over" : "notDelivered";
		return { data: { step: "closed", orderNo: order.orderNo, orderHref, why }, status: 200 };
	};
	const [{ data, status }, { registered }] = await Promise.all([
		loadStep(),
		readVisitorOrGuest(visitor.shopper),
	]);
	const title = data.step === "label" ? data.label.title : cx.t("returns.title");
	return {
		page: {
			kind: "return",
			data: { ...data, navigation: registered ? accountNavigation(cx, "orders", true) : undefined },
			status,
			cache: PRIVATE,
			head: buildHead(cx, { title, description: title, robots: "noindex, follow" }),
		},
	};
};
