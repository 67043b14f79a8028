import { useEffect } from "react";
import { useApp } from "../../state/app-context.tsx";

/**
 * Emits `purchase` for the order that a page confirms (checkout-24). The server decides whether a page has shown the purchase before, so a
 * reload, another tab and going back are not told apart here.
 */
export function usePurchaseEvent(orderNo: string): void {
	const { events } = useApp();
	useEffect(() => events.emit({ type: "purchase", orderNo }), [events, orderNo]);
}
