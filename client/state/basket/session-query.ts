import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { createContext, use, useEffect } from "react";
import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import type { SessionResponse } from "../../../shared/contracts/shopper-api.ts";
import type { WishlistView } from "../../../shared/contracts/views.ts";
import { sessionPath } from "../../../shared/domain/addresses/page-data-paths.ts";
import { usePlace } from "../app-context.tsx";
import { isSamePerson } from "../is-same-person.ts";
import { listenForBasket } from "./other-tabs.ts";

/** The shopper's session and basket in one locale. */
export const sessionQuery = (apiHref: string) =>
	queryOptions({
		queryKey: ["session", apiHref],
		queryFn: async ({ signal, client, queryKey }): Promise<SessionResponse> => {
			const response = await fetch(sessionPath(apiHref), { signal });
			if (!response.ok) throw new Error(`session: ${response.status}`);
			const body = (await response.json()) as SessionResponse;
			// What cannot be loaded now stays as it was, for the same shopper.
			const known = client.getQueryData<SessionResponse>(queryKey);
			const isSame = known && isSamePerson(known.customer, body.customer);
			const { basket, wishlist } = isSame ? known : body;
			return { ...body, basket: body.basket ?? basket, wishlist: body.wishlist ?? wishlist };
		},
		retry: 1,
		// What waits for it says at once that there is no network.
		networkMode: "always",
		refetchOnReconnect: true,
		// Another tab tells what it changed; coming back to this one asks again.
		staleTime: 10_000,
		refetchOnWindowFocus: "always",
	});

/** Of one basket; one that the platform has changed earlier. */
const isOlder = (basket: BasketView, { id, lastModified }: Partial<BasketView>): boolean =>
	basket.id === id && (basket.lastModified ?? "") < (lastModified ?? "");

/** Writes a basket into the session that is known; one that is older than what is known is of no use (basket-17). */
export function putBasket(queryClient: QueryClient, apiHref: string, basket: BasketView): void {
	queryClient.setQueryData(sessionQuery(apiHref).queryKey, (known) =>
		known && !isOlder(basket, known.basket ?? {}) ? { ...known, basket } : known,
	);
}

export function putWishlist(queryClient: QueryClient, apiHref: string, wishlist: WishlistView): void {
	queryClient.setQueryData(sessionQuery(apiHref).queryKey, (known) =>
		known ? { ...known, wishlist } : known,
	);
}

export const Session = createContext<SessionResponse | undefined>(undefined);

/** All that is the shopper's own, once it is known. */
export const useSession = (): SessionResponse | undefined => use(Session);

/** The basket once it is known; undefined before, and while it cannot be loaded. It comes after the page has loaded, never with it. */
export function useBasket(): BasketView | undefined {
	return useSession()?.basket ?? undefined;
}

/** A basket that came with a page is newer than the one that is known. */
export function useKnownBasket(basket: BasketView): void {
	const { shell } = usePlace();
	const queryClient = useQueryClient();
	useEffect(() => putBasket(queryClient, shell.apiHref, basket), [queryClient, shell.apiHref, basket]);
}

/** One listener per page: what other tabs change shows here. */
export function useOtherTabs(): void {
	const { shell, locale } = usePlace();
	const queryClient = useQueryClient();
	useEffect(
		() =>
			listenForBasket(
				locale.siteId,
				() => void queryClient.invalidateQueries({ queryKey: sessionQuery(shell.apiHref).queryKey }),
			),
		[locale.siteId, shell.apiHref, queryClient],
	);
}

/** What a product in the bag is a size of. */
export const productInBasket = (basket: BasketView | undefined, productId: string) =>
	basket?.items.find((item) => item.productId === productId)?.product;
