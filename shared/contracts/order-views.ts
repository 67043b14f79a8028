import type { StatusLabel } from "../domain/orders/display-status.ts";
import type { ReturnWay } from "../domain/orders/returns.ts";
import type { LineCustomView } from "./product-option-views.ts";
import type { ImageView } from "./views.ts";

export type OrderStatusView = { label?: StatusLabel; text: string };

export type OrderSummaryView = {
	orderNo: string;
	href: string;
	placedDate?: string;
	status: OrderStatusView;
	totalText: string;
	images: ImageView[];
	count: number;
};

export type OrderLineView = {
	itemId: string;
	productId: string;
	href?: string;
	name: string;
	detail: string;
	image: ImageView | null;
	quantity: number;
	/** The price of one unit before promotions; absent if the quantity is 1. */
	unitText?: string;
	totalText: string;
	discounts?: { names: string[]; beforeText: string };
	exchangedText?: string;
	returnText?: string;
	bonus?: true;
	custom?: Pick<LineCustomView, "notes" | "mark">;
	parts?: string[];
	mayBuyAgain: boolean;
};

export type SoldGiftCardView = {
	id: string;
	title: string;
	image: ImageView | null;
	amountText: string;
	status: "scheduled" | "sent" | "void";
	date?: string;
	email: string;
	notes: string[];
};

export type TrackingView = { number: string; url: string; image?: string; carrier?: string };

export type DoneReturnView = {
	returnNo: string;
	way: ReturnWay;
	statusText: string;
	hint?: string;
	tracking?: TrackingView;
	items: { itemId: string; title: string; size?: string }[];
	/** Empty if nothing is refunded. */
	refunds: RefundView[];
	labelHref?: string;
};

export type RefundView = { amountText: string; to?: string };

/** Describes a payment, such as "Visa ending in 4242", with notes such as the card's holder (orders-12). */
export type PaidWith = { text: string; notes?: string[]; afterRefunds?: AfterRefundsView };

export type AfterRefundsView = { paid: string; left: string };

export type FindOrderValues = { orderNo?: string; postalCode?: string; email?: string };
export type FindOrderProof = "postalCode" | "email";
