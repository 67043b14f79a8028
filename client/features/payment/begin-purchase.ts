import { createApiClient } from "../../state/api-client.ts";
import { loadScript } from "../../state/external-scripts/load-script.ts";

const ID = "sig-api";

export async function beginPurchase(src: string, apiHref: string): Promise<void> {
	const response = await createApiClient(apiHref).wallets["fraud-session"].$get();
	const { sessionId } = await response.json();
	if (sessionId) await loadScript({ id: ID, src, data: { orderSessionId: sessionId } });
}
