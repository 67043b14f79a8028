import { useQuery } from "@tanstack/react-query";
import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import type { WalletOffersResponse } from "../../../shared/contracts/wallets.ts";
import { createApiClient } from "../../state/api-client.ts";
import { usePlace } from "../../state/app-context.tsx";
import { WalletButtons } from "./wallet-buttons.tsx";

/** Milliseconds after a change of the bag (basket rules: payment methods are asked for again). */
const AFTER_CHANGE = 1500;

/** The wallets in the bag's flyout, which are asked for once it is open, and again after a change of the bag. */
export function MinicartWallets({ basket }: { basket: BasketView }) {
	const { shell } = usePlace();
	const bag = [
		basket.id,
		basket.totalText,
		...basket.items.map(({ itemId, quantity }) => [itemId, quantity]),
	];
	const { data } = useQuery({
		queryKey: ["wallets", shell.apiHref, bag],
		queryFn: async ({ client, signal }): Promise<WalletOffersResponse> => {
			// The first time at once; what changes goes on changing for a while.
			const isFirst = client.getQueriesData({ queryKey: ["wallets", shell.apiHref] }).length <= 1;
			if (!isFirst) await settled(signal);
			const response = await createApiClient(shell.apiHref).wallets.offers.$get();
			if (!response.ok) throw new Error(`wallets: ${response.status}`);
			return (await response.json()) as WalletOffersResponse;
		},
		staleTime: 60_000,
		retry: false,
		placeholderData: (known) => known,
	});
	return <WalletButtons express={data?.express ?? undefined} place="minicart" />;
}

const settled = (signal: AbortSignal): Promise<void> =>
	new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, AFTER_CHANGE);
		signal.addEventListener("abort", () => {
			clearTimeout(timer);
			reject(signal.reason);
		});
	});
