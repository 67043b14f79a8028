import type { WalletOutcomeResponse, WalletPaymentResponse } from "../../../shared/contracts/wallets.ts";
import { createApiClient } from "../../state/api-client.ts";
import type { Refused } from "../../state/write.ts";

/** Milliseconds before each status request, because the payment may still be running. */
const PAUSES = [0, 2000, 4000];
export type Unknown = { ok: false; error: "unknown"; message?: undefined; location?: undefined };

type Paying = WalletPaymentResponse | Refused;

/**
 * Returns the payment's reply. If the reply is lost or only reports an outage, asks whether the basket became an order (wallets-12);
 * returns the error "unknown" if no answer is conclusive.
 */
export const payOrAsk = async <A extends object>(
	apiHref: string,
	basketId: string,
	payment: Promise<A | Refused>,
): Promise<A | Paying | Unknown> => {
	const reply = await payment.catch(() => null);
	if (reply && !("error" in reply && reply.error === "unavailable")) return reply;
	if (reply && "location" in reply) return reply;
	const api = createApiClient(apiHref);
	let isNone = false;
	for (const pause of PAUSES) {
		if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
		const outcome = await api.wallets.outcome
			.$get({ query: { basketId } })
			.then(async (response) => (await response.json()) as WalletOutcomeResponse)
			.catch(() => null);
		if (outcome?.ok && outcome.location) return { ok: true, location: outcome.location };
		if (outcome?.ok && (reply || isNone)) return reply ?? { ok: false, error: "unavailable" };
		isNone ||= outcome?.ok === true;
	}
	return { ok: false, error: "unknown" };
};
