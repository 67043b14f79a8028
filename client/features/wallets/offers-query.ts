import { queryOptions } from "@tanstack/react-query";
import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import type { WalletOffersResponse } from "../../../shared/contracts/wallets.ts";
import { createApiClient } from "../../state/api-client.ts";

/** Milliseconds after a change of the bag, or of its currency: what changes goes on changing for a while. */
const AFTER_CHANGE = 1500;

type PayableBag = Pick<BasketView, "id" | "currency" | "totalText" | "shippingMethodId" | "paid"> & {
	items: readonly { itemId: string; quantity: number }[];
};

/** What wallets depend on: another of these is another bag to pay. */
export const keyOfBag = ({
	id,
	currency,
	totalText,
	shippingMethodId = "",
	paid,
	items,
}: PayableBag): readonly unknown[] => [
	id,
	currency,
	totalText,
	shippingMethodId,
	paid?.leftText,
	...items.map(({ itemId, quantity }) => [itemId, quantity]),
];

/**
 * The wallets of a bag (wallets-10). The bag's flyout asks at once the first time; after each change, and in the bag, whose page has brought them,
 * they are asked for once the bag has been left alone. A bag that changes again meanwhile is not asked about.
 */
export const offersQuery = (apiHref: string, place: "minicart" | "cart", bag: PayableBag) =>
	queryOptions({
		queryKey: ["wallets", apiHref, place, ...keyOfBag(bag)],
		queryFn: async ({ client, signal }): Promise<WalletOffersResponse> => {
			const asked = client.getQueriesData({ queryKey: ["wallets", apiHref, place] });
			if (place === "cart" || asked.length > 1) await leftAlone(signal);
			const response = await createApiClient(apiHref).wallets.offers.$get({ query: { place } });
			if (!response.ok) throw new Error(`wallets: ${response.status}`);
			return (await response.json()) as WalletOffersResponse;
		},
		staleTime: 60_000,
		retry: false,
	});

const leftAlone = (signal: AbortSignal): Promise<void> =>
	new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, AFTER_CHANGE);
		signal.addEventListener("abort", () => {
			clearTimeout(timer);
			reject(signal.reason);
		});
	});
