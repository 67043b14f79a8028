import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { WishlistData } from "../../../pages/wishlist/contract.ts";
import type { SessionResponse } from "../../../shared/contracts/shopper-api.ts";
import { useApp, usePlace } from "../../state/app-context.tsx";
import { sessionQuery, useSession } from "../../state/basket/session-query.ts";
import { currentWishlistItems, isBehind } from "./current-wishlist-items.ts";

export function useCurrentWishlist(sent: WishlistData): WishlistData {
	const { loadPage } = useApp();
	const { shell } = usePlace();
	const queryClient = useQueryClient();
	const known: SessionResponse | undefined = useSession();
	const [loaded, setLoaded] = useState<{ data: WishlistData; after: WishlistData } | null>(null);
	const data = loaded?.after === sent ? loaded.data : sent;
	const behind = isBehind(data, known);
	useEffect(() => {
		if (!behind) return;
		const leaving = new AbortController();
		const renew = async () => {
			// The cached session may be older than the page.
			await queryClient.fetchQuery({ ...sessionQuery(shell.apiHref), staleTime: 0 });
			if (leaving.signal.aborted) return;
			const page = await loadPage(shell.wishlistHref, leaving.signal);
			if (page.kind === "wishlist" && !leaving.signal.aborted) setLoaded({ data: page.data, after: sent });
		};
		renew().catch(() => {});
		return () => leaving.abort();
	}, [behind, loadPage, queryClient, sent, shell]);
	return currentWishlistItems(data, known);
}
