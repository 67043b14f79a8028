import type { BasketView } from "../../shared/contracts/basket-views.ts";
import type { OrderLineView, OrderStatusView } from "../../shared/contracts/order-views.ts";

export type OrderData = {
	orderNo: string;
	placed?: string;
	status: OrderStatusView;
	/** When it comes, or came. */
	estimated?: string;
	delivered?: string;
	tracking?: { number: string; url: string };
	lines: OrderLineView[];
	subTotalText: string;
	sums: BasketView["sums"];
	totalText: string;
	addressLines: string[];
	method?: string;
	/** How it was paid: gift cards, then a card or a wallet. */
	giftCards: { digits: string; text: string }[];
	card?: { cardType: string; lastDigits: string };
	wallet?: string;
	/** Back to the list, for a customer. */
	ordersHref?: string;
};
