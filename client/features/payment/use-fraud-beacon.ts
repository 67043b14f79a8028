import { useEffect } from "react";
import { usePlace, useUiState } from "../../state/app-context.tsx";

/**
 * Lets the fraud service get to know the purchase (checkout-21): for everyone, as payments are not safe without; once the page has nothing else to
 * do. `src`: of its script, where the site has one. What fails is done without.
 */
export function useFraudBeacon(src: string | undefined): void {
	const { shell } = usePlace();
	const { awake } = useUiState();
	useEffect(() => {
		if (src && awake)
			import("./begin-purchase.ts").then((late) => late.beginPurchase(src, shell.apiHref)).catch(() => {});
	}, [src, awake, shell.apiHref]);
}
