import type { WalletOutcomeResponse, WalletPaymentResponse } from "../../../shared/contracts/wallets.ts";
import { createApiClient } from "../../state/api-client.ts";
import type { Refused } from "../../state/write.ts";

/** Milliseconds before each time that is asked: a payment whose reply is lost may be under way still. */
const PAUSES = [0, 2000, 4000];
/** Asked for in vain: no one may say that nothing was ordered. */
export type Unknown = { ok: false; error: "unknown"; message?: undefined; location?: undefined };

type Paying = WalletPaymentResponse | Refused;

/**
 * What a payment came to. Where its reply is lost, or says no more than that something is away, the shop is asked what became of the basket
 * before the shopper is told anything (wallets-12).
 */
export const payOrAsk = async <A extends object>(
	apiHref: string,
	basketId: string,
	payment: Promise<A | Refused>,
): Promise<A | Paying | Unknown> => {
	const said = await payment.catch(() => null);
	if (said && !("error" in said && said.error === "unavailable")) return said;
	// The shop has asked itself: where it leads to, it will be known.
	if (said && "location" in said) return said;
	const api = createApiClient(apiHref);
	let isNone = false;
	for (const pause of PAUSES) {
		if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
		const outcome = await api.wallets.outcome
			.$get({ query: { basketId } })
			.then(async (response) => (await response.json()) as WalletOutcomeResponse)
			.catch(() => null);
		if (outcome?.ok && outcome.location) return { ok: true, location: outcome.location };
		// Twice, if no one has said so before.
		if (outcome?.ok && (said || isNone)) return said ?? { ok: false, error: "unavailable" };
		isNone ||= outcome?.ok === true;
	}
	return { ok: false, error: "unknown" };
};
