import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { createContext, use, useEffect } from "react";
import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import type { SessionResponse } from "../../../shared/contracts/shopper-api.ts";
import type { WishlistView } from "../../../shared/contracts/views.ts";
import { sessionPath } from "../../../shared/domain/addresses/page-data-paths.ts";
import { usePlace } from "../app-context.tsx";
import { isSamePerson } from "../is-same-person.ts";
import { listenForBasket } from "./other-tabs.ts";

export const sessionQuery = (apiHref: string) =>
	queryOptions({
		queryKey: ["session", apiHref],
		queryFn: async ({ signal, client, queryKey }): Promise<SessionResponse> => {
			const response = await fetch(sessionPath(apiHref), { signal });
			if (!response.ok) throw new Error(`session: ${response.status}`);
			const body = (await response.json()) as SessionResponse;
			const current = client.getQueryData<SessionResponse>(queryKey);
			const isSame = current && isSamePerson(current.customer, body.customer);
			const { basket, wishlist } = isSame ? current : body;
			return { ...body, basket: body.basket ?? basket, wishlist: body.wishlist ?? wishlist };
		},
		retry: 1,
		// Offline, the query fails immediately instead of waiting, so that callers can tell the shopper.
		networkMode: "always",
		// A kept session is fresh for a while as well (shell-43).
		refetchOnReconnect: "always",
		staleTime: 10_000,
		refetchOnWindowFocus: "always",
	});

const isOlder = (basket: BasketView, { id, lastModified }: Partial<BasketView>): boolean =>
	basket.id === id && (basket.lastModified ?? "") < (lastModified ?? "");

/** Writes a basket into the cached session, unless the cached one is newer (basket-17). */
export function putBasket(queryClient: QueryClient, apiHref: string, basket: BasketView): void {
	queryClient.setQueryData(sessionQuery(apiHref).queryKey, (current) =>
		current && !isOlder(basket, current.basket ?? {}) ? { ...current, basket } : current,
	);
}

export function putWishlist(queryClient: QueryClient, apiHref: string, wishlist: WishlistView): void {
	queryClient.setQueryData(sessionQuery(apiHref).queryKey, (current) =>
		current ? { ...current, wishlist } : current,
	);
}

export const Session = createContext<SessionResponse | undefined>(undefined);

export const useSession = (): SessionResponse | undefined => use(Session);

export function useBasket(): BasketView | undefined {
	return useSession()?.basket ?? undefined;
}

export function useKnownBasket(basket: BasketView): void {
	const { shell } = usePlace();
	const queryClient = useQueryClient();
	useEffect(() => putBasket(queryClient, shell.apiHref, basket), [queryClient, shell.apiHref, basket]);
}

/** Reads the session again. A first load under way is waited for, because it would be taken for the new one although it may be older. */
export async function refreshSession(queryClient: QueryClient, apiHref: string): Promise<void> {
	const { queryKey } = sessionQuery(apiHref);
	const query = queryClient.getQueryCache().find({ queryKey });
	if (query?.state.data === undefined) await query?.promise?.catch(() => {});
	await queryClient.invalidateQueries({ queryKey });
}

export function useOtherTabs(): void {
	const { shell, locale } = usePlace();
	const queryClient = useQueryClient();
	useEffect(
		() => listenForBasket(locale.siteId, () => void refreshSession(queryClient, shell.apiHref)),
		[locale.siteId, shell.apiHref, queryClient],
	);
}

export const productInBasket = (basket: BasketView | undefined, productId: string) =>
	basket?.items.find((item) => item.productId === productId)?.product;
