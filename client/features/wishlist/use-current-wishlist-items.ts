import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { WishlistData } from "../../../pages/wishlist/contract.ts";
import type { SessionResponse } from "../../../shared/contracts/shopper-api.ts";
import { useApp, usePlace } from "../../state/app-context.tsx";
import { sessionQuery, useSession } from "../../state/basket/session-query.ts";
import { currentWishlistItems, isBehind } from "./current-wishlist-items.ts";

export function useCurrentWishlist(serverData: WishlistData): WishlistData {
	const { loadPage } = useApp();
	const { shell } = usePlace();
	const queryClient = useQueryClient();
	const session: SessionResponse | undefined = useSession();
	const [loadedData, setLoadedData] = useState<{ data: WishlistData; after: WishlistData } | null>(null);
	const data = loadedData?.after === serverData ? loadedData.data : serverData;
	const behind = isBehind(data, session);
	useEffect(() => {
		if (!behind) return;
		const leaving = new AbortController();
		const renew = async () => {
			// The cached session may be older than the page.
			await queryClient.fetchQuery({ ...sessionQuery(shell.apiHref), staleTime: 0 });
			if (leaving.signal.aborted) return;
			const page = await loadPage(shell.wishlistHref, leaving.signal);
			if (page.kind === "wishlist" && !leaving.signal.aborted)
				setLoadedData({ data: page.data, after: serverData });
		};
		renew().catch(() => {});
		return () => leaving.abort();
	}, [behind, loadPage, queryClient, serverData, shell]);
	return currentWishlistItems(data, session);
}
