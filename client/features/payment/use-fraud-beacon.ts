import { useEffect } from "react";
import { createApiClient } from "../../state/api-client.ts";
import { usePlace, useUiState } from "../../state/app-context.tsx";
import { loadScript } from "../../state/external-scripts/load-script.ts";

/** What the fraud service's element is known by. */
const ID = "sig-api";

/**
 * Lets the fraud service get to know the purchase (checkout-21): for everyone, as payments are not safe without; once the page has nothing else to
 * do. `src`: of its script, where the site has one. What fails is done without.
 */
export function useFraudBeacon(src: string | undefined): void {
	const { shell } = usePlace();
	const { awake } = useUiState();
	useEffect(() => {
		if (!src || !awake) return;
		const begin = async () => {
			const response = await createApiClient(shell.apiHref).wallets["fraud-session"].$get();
			const { sessionId } = await response.json();
			if (sessionId) await loadScript({ id: ID, src, data: { orderSessionId: sessionId } });
		};
		begin().catch(() => {});
	}, [src, awake, shell.apiHref]);
}
