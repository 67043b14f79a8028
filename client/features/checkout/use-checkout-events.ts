import { useEffect } from "react";
import type { CheckoutData } from "../../../pages/checkout/contract.ts";
import { listSteps } from "../../../shared/domain/checkout/checkout-steps.ts";
import { useApp } from "../../state/app-context.tsx";
import { afterPaint } from "../../state/drawing/after-paint.ts";

/** Emits `beginCheckout` once per basket and `checkoutStep` for each step shown (checkout-22). */
export function useCheckoutEvents({ basket, step, isMailed }: CheckoutData): void {
	const { events } = useApp();
	const { id: basketId } = basket;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the products are those of the basket.
	useEffect(() => {
		if (!basketId) return;
		const products = basket.items.map(({ productId, product, quantity }) => ({
			id: product?.masterId ?? productId,
			productId,
			quantity,
		}));
		afterPaint(() => events.emit({ type: "beginCheckout", basketId, products }));
	}, [events, basketId]);
	useEffect(() => {
		if (!basketId) return;
		const number = listSteps(isMailed).indexOf(step) + 1;
		afterPaint(() => events.emit({ type: "checkoutStep", basketId, step, number }));
	}, [events, basketId, step, isMailed]);
}
