import type { StatusLabel } from "../domain/orders/display-status.ts";
import type { ReturnWay } from "../domain/orders/returns.ts";
import type { LineCustomView } from "./product-option-views.ts";
import type { ImageView } from "./views.ts";

/** `label`: `order.status.<label>`; if absent, the platform's own word is shown. */
export type OrderStatusView = { label?: StatusLabel; text: string };

/** An order in a list (orders-2). */
export type OrderSummaryView = {
	orderNo: string;
	href: string;
	placedDate?: string;
	status: OrderStatusView;
	totalText: string;
	/** Pictures of the first few products. */
	images: ImageView[];
	count: number;
};

export type OrderLineView = {
	itemId: string;
	productId: string;
	/** Absent if the product is no longer sold. */
	href?: string;
	name: string;
	/** Brand, colour and size. */
	detail: string;
	image: ImageView | null;
	quantity: number;
	/** The price of one unit before promotions, if there are several. */
	unitText?: string;
	/** After the promotions of the line. */
	totalText: string;
	/** Promotions included in the total, and the total without them. */
	discounts?: { names: string[]; beforeText: string };
	/** The original price of an exchanged item (returns-3). */
	exchangedText?: string;
	/** The outcome of its return (returns-7). */
	returnText?: string;
	/** A gift of a promotion. */
	bonus?: true;
	custom?: Pick<LineCustomView, "notes" | "mark">;
	/** The other products of a kit. */
	parts?: string[];
	mayBuyAgain: boolean;
};

/** A gift card that an order sells (gifts-4). */
export type SoldGiftCardView = {
	id: string;
	title: string;
	image: ImageView | null;
	amountText: string;
	status: "scheduled" | "sent" | "void";
	/** The planned or actual day of sending. */
	date?: string;
	email: string;
	/** The sender and the message. */
	notes: string[];
};

/** The link that follows a parcel; `image`: the carrier's sign, `carrier`: its name (orders-10). */
export type TrackingView = { number: string; url: string; image?: string; carrier?: string };

/** A return of an order (returns-3). */
export type DoneReturnView = {
	returnNo: string;
	way: ReturnWay;
	/** How far it is, and what that means where nothing comes of it (returns-7). */
	statusText: string;
	hint?: string;
	tracking?: TrackingView;
	/** "2 × Silk dress", and the size that is sent instead. */
	items: { itemId: string; title: string; size?: string }[];
	/** The refund and its recipient; empty if everything is exchanged or the return was refused. */
	refunds: RefundView[];
	/** The shipping label; absent if there is none. */
	labelHref?: string;
};

/** `to`: the payment that receives the refund, if it is known. */
export type RefundView = { amountText: string; to?: string };

/** A payment in the shopper's words: "Visa ending in 4242", and notes such as the card's holder (orders-12). */
export type PaidWith = { text: string; notes?: string[]; afterRefunds?: AfterRefundsView };

/** The amount paid with the order, and the rest of that after refunds (returns-2). */
export type AfterRefundsView = { paid: string; left: string };

/** The typed values that find an order without an account; a proof is needed besides the number (orders-3). */
export type FindOrderValues = { orderNo?: string; postalCode?: string; email?: string };
export type FindOrderProof = "postalCode" | "email";
