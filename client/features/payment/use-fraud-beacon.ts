import { useEffect } from "react";
import { usePlace, useUiState } from "../../state/app-context.tsx";

/**
 * Loads the fraud service when the page is idle (checkout-21), without asking for consent, because payments require it for safety.
 * Failures are ignored. `src` is undefined if the site has no fraud service.
 */
export function useFraudBeacon(src: string | undefined): void {
	const { shell } = usePlace();
	const awake = useUiState("awake");
	useEffect(() => {
		if (src && awake)
			import("./begin-purchase.ts").then((late) => late.beginPurchase(src, shell.apiHref)).catch(() => {});
	}, [src, awake, shell.apiHref]);
}
