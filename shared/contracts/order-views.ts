import type { StatusLabel } from "../domain/orders/display-status.ts";
import type { ImageView } from "./views.ts";

/** `label`: `order.status.<label>`; without one the platform's own word is shown. */
export type OrderStatusView = { label?: StatusLabel; text: string };

export type OrderLineView = {
	itemId: string;
	productId: string;
	/** Absent where the product is not sold any more. */
	href?: string;
	name: string;
	/** Brand, colour and size. */
	detail: string;
	image: ImageView | null;
	quantity: number;
	totalText: string;
	mayBuyAgain: boolean;
};
