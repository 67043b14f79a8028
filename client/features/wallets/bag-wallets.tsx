import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import type { ExpressView } from "../../../shared/contracts/product-option-views.ts";
import type { WalletOffersResponse } from "../../../shared/contracts/wallets.ts";
import { createApiClient } from "../../state/api-client.ts";
import { usePlace } from "../../state/app-context.tsx";
import { WalletButtons } from "./wallet-buttons.tsx";

/** Milliseconds after a change of the bag (basket rules: payment methods are asked for again). */
const AFTER_CHANGE = 1500;

type BagWalletsProps = {
	basket: BasketView;
	place: "minicart" | "cart";
	/** What the page has brought with it, of the bag as it was then. */
	first?: ExpressView;
};

/** The wallets of a bag: those the page has brought, or asked for once the bag's flyout is open; and asked for again after a change of the bag. */
export function BagWallets({ basket, place, first }: BagWalletsProps) {
	const { shell } = usePlace();
	const bag = [
		basket.id,
		basket.totalText,
		...basket.items.map(({ itemId, quantity }) => [itemId, quantity]),
	];
	const [came] = useState(() => JSON.stringify(bag));
	const isAsBrought = place === "cart" && JSON.stringify(bag) === came;
	const { data } = useQuery({
		queryKey: ["wallets", shell.apiHref, place, bag],
		enabled: !isAsBrought,
		queryFn: async ({ client, signal }): Promise<WalletOffersResponse> => {
			// The first time at once; what changes goes on changing for a while.
			const asked = client.getQueriesData({ queryKey: ["wallets", shell.apiHref, place] });
			if (place === "cart" || asked.length > 1) await settled(signal);
			const response = await createApiClient(shell.apiHref).wallets.offers.$get({ query: { place } });
			if (!response.ok) throw new Error(`wallets: ${response.status}`);
			return (await response.json()) as WalletOffersResponse;
		},
		staleTime: 60_000,
		retry: false,
		placeholderData: (known) => known,
	});
	const express = isAsBrought || !data ? first : (data.express ?? undefined);
	return <WalletButtons express={express} place={place} basketId={basket.id} />;
}

const settled = (signal: AbortSignal): Promise<void> =>
	new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, AFTER_CHANGE);
		signal.addEventListener("abort", () => {
			clearTimeout(timer);
			reject(signal.reason);
		});
	});
