import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { ReceiptView } from "../../shared/contracts/basket-views.ts";
import type {
	DoneReturnView,
	OrderLineView,
	OrderStatusView,
	PaidWith,
	SoldGiftCardView,
	TrackingView,
} from "../../shared/contracts/order-views.ts";
import type { CollectedView } from "../../shared/contracts/visit-views.ts";
import type { GiftOptions } from "../../shared/domain/checkout/gift-options.ts";
import type { ProgressStep } from "../../shared/domain/orders/progress.ts";

export type ShipmentView = {
	id: string;
	addressLines: string[];
	pickUp?: CollectedView;
	gift?: GiftOptions;
	method?: string;
	methodNotes: string[];
	/** Empty if the order has one shipment, because the page lists the order's items anyway. */
	lines: { itemId: string; title: string }[];
	tracking?: TrackingView;
};

/** The form with which a buyer withdraws from the contract (legal-4). `until`: the last day, known once the order is delivered. */
export type WithdrawingView = {
	action: string;
	noHref: string;
	name: string;
	until?: string;
	lines: { itemId: string; title: string }[];
	/** The document with the instructions. */
	instructionsHref?: string;
	/** Identifies the form, so that a form that is sent twice declares once. */
	requestId: string;
};

export type OrderData = ReceiptView & {
	orderNo: string;
	placedDate?: string;
	status: OrderStatusView;
	step?: ProgressStep;
	estimatedDate?: string;
	deliveredDate?: string;
	tracking?: TrackingView;
	lines: OrderLineView[];
	soldGiftCards: SoldGiftCardView[];
	giftCardAction: string;
	shipments: ShipmentView[];
	/** Empty if the billing address is the shipping address (checkout-7). */
	billingLines: string[];
	paidWith: PaidWith[];
	lineAction: string;
	/** The form's address for buying all items again; present if there are several (orders-7). */
	againAction?: string;
	cancelHref?: string;
	cancelling?: { action: string; noHref: string };
	returnHref?: string;
	withdrawHref?: string;
	withdrawing?: WithdrawingView;
	returns: (DoneReturnView & { createdDate?: string })[];
	returnTracking?: TrackingView;
	notice?: "cancelled" | "resent" | "withdrawn";
	error?: "tooLate" | "unavailable" | "resentTooOften" | "notYet" | "withdrawal";
	navigation?: AccountLinkView[];
};
