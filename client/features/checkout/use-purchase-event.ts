import { useEffect } from "react";
import type { ShopEventOf } from "../../../shared/domain/shell/shop-events.ts";
import { useApp } from "../../state/app-context.tsx";

type Purchase = Omit<ShopEventOf<"purchase">, "type">;

const KEY = "shop.purchases";

const isTold = (orderNo: string): boolean => {
	try {
		const reportedOrders = (sessionStorage.getItem(KEY) ?? "").split(",");
		if (reportedOrders.includes(orderNo)) return true;
		sessionStorage.setItem(KEY, [...reportedOrders, orderNo].filter(Boolean).join(","));
	} catch {
		// Storage may be disabled; reloading then reports the order again.
	}
	return false;
};

/** Emits `purchase` for a placed order, once per tab (checkout-24). */
export function usePurchaseEvent(purchase: Purchase): void {
	const { events } = useApp();
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is known by its number.
	useEffect(() => {
		if (!isTold(purchase.orderNo)) events.emit({ type: "purchase", ...purchase });
	}, [events, purchase.orderNo]);
}
