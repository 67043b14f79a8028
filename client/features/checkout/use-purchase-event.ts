import { useEffect } from "react";
import type { ShopEventOf } from "../../../shared/domain/shell/shop-events.ts";
import { useApp } from "../../state/app-context.tsx";

type Purchase = Omit<ShopEventOf<"purchase">, "type">;

const KEY = "shop.purchases";

/** Was this order told in this tab before? From now on it was. */
const isTold = (orderNo: string): boolean => {
	try {
		const told = (sessionStorage.getItem(KEY) ?? "").split(",");
		if (told.includes(orderNo)) return true;
		sessionStorage.setItem(KEY, [...told, orderNo].filter(Boolean).join(","));
	} catch {
		// Without storage, a page that is loaded again tells it again.
	}
	return false;
};

/** Tells who listens, and may by the shopper's consent, that an order has been placed: once, however often its confirmation is loaded (checkout-24). */
export function usePurchaseEvent(purchase: Purchase): void {
	const { events } = useApp();
	// An order does not change.
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is known by its number.
	useEffect(() => {
		if (!isTold(purchase.orderNo)) events.emit({ type: "purchase", ...purchase });
	}, [events, purchase.orderNo]);
}
