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

/** A part of an order that goes to one place by one way. */
export type ShipmentView = {
	id: string;
	/** The phone number last. */
	addressLines: string[];
	/** The store it is fetched from, and who comes (stores-7). */
	pickUp?: CollectedView;
	/** It is a gift (gifts-5). */
	gift?: GiftOptions;
	method?: string;
	/** The method's description, and the costs of this shipment if it is one of several. */
	methodNotes: string[];
	/** The shipment's items and parcel; empty if the order has a single shipment. */
	lines: { itemId: string; title: string }[];
	tracking?: TrackingView;
};

export type OrderData = ReceiptView & {
	orderNo: string;
	placedDate?: string;
	status: OrderStatusView;
	/** How far the parcel is; absent where it goes another way. */
	step?: ProgressStep;
	/** When it comes, or came. */
	estimatedDate?: string;
	deliveredDate?: string;
	/** Present if the order is a single shipment. */
	tracking?: TrackingView;
	lines: OrderLineView[];
	/** Gift cards that it sells, and the form that has one sent again (gifts-4). */
	soldGiftCards: SoldGiftCardView[];
	giftCardAction: string;
	/** One shipment, or several (orders-11). */
	shipments: ShipmentView[];
	/** The bill goes elsewhere (checkout-7). */
	billingLines: string[];
	/** Payments of a part, such as gift cards, come first. */
	paidWith: PaidWith[];
	/** The address that the form of an item posts to, if the item can be bought again (orders-7). */
	lineAction: string;
	/** Target of the form that buys every item again; present if there are several (orders-7). */
	againAction?: string;
	/** Asks whether it is to be cancelled, as long as that is possible (orders-4). */
	cancelHref?: string;
	/** The question is asked: where the form posts to. */
	cancelling?: { action: string; noHref: string };
	/** Returns and exchanges, as long as something may be returned (returns-1). */
	returnHref?: string;
	returns: (DoneReturnView & { createdDate?: string })[];
	/** The link that follows returned parcels, if no return of the list has one. */
	returnTracking?: TrackingView;
	notice?: "cancelled" | "resent";
	/** `order.error.<code>`. */
	error?: "tooLate" | "unavailable" | "resentTooOften" | "notYet";
	/** The account's navigation; absent for guests. */
	navigation?: AccountLinkView[];
};
