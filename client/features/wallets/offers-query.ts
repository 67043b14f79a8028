import { queryOptions } from "@tanstack/react-query";
import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import type { WalletOffersResponse } from "../../../shared/contracts/wallets.ts";
import { createApiClient } from "../../state/api-client.ts";

/** Milliseconds to wait after a change of basket or currency, because changes come in series. */
const AFTER_CHANGE = 1500;

type PayableBag = Pick<
	BasketView,
	"id" | "currency" | "totalText" | "shippingMethodId" | "giftCardPayment"
> & {
	items: readonly { itemId: string; quantity: number }[];
};

export const bagKey = ({
	id,
	currency,
	totalText,
	shippingMethodId = "",
	giftCardPayment,
	items,
}: PayableBag): readonly unknown[] => [
	id,
	currency,
	totalText,
	shippingMethodId,
	giftCardPayment?.leftText,
	...items.map(({ itemId, quantity }) => [itemId, quantity]),
];

/**
 * Returns the query for the wallets that may pay the basket (wallets-10). The request is sent immediately when the flyout first opens,
 * and otherwise AFTER_CHANGE milliseconds after a change; a further change cancels it.
 */
export const offersQuery = (apiHref: string, place: "minicart" | "cart", bag: PayableBag) =>
	queryOptions({
		queryKey: ["wallets", apiHref, place, ...bagKey(bag)],
		queryFn: async ({ client, signal }): Promise<WalletOffersResponse> => {
			const earlierQueries = client.getQueriesData({ queryKey: ["wallets", apiHref, place] });
			if (place === "cart" || earlierQueries.length > 1) await leftAlone(signal);
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
