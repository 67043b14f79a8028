import { useEffect } from "react";
import type { CheckoutData } from "../../../pages/checkout/contract.ts";
import { useApp } from "../../state/app-context.tsx";
import { afterPaint } from "../../state/drawing/after-paint.ts";

/** Hands the facts of each of the server's answers to the receivers in the browser, once (checkout-22). */
export function useCheckoutEvents({ facts }: Pick<CheckoutData, "facts">): void {
	const { events } = useApp();
	useEffect(() => {
		if (facts) afterPaint(() => events.emit({ type: "factsHanded", facts }));
	}, [events, facts]);
}
