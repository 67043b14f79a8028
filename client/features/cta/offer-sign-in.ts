import type { QueryClient } from "@tanstack/react-query";
import { sessionQuery } from "../../state/basket/session-query.ts";
import type { UiStore } from "../../state/ui-store.ts";
import { isPlainClick } from "../../ui/is-plain-click.ts";

/**
 * Lets guests sign in on the page when they press a link of editors that is for it (content-29). The link may be in HTML that the client does
 * not hydrate. It leads to the account, which sends guests to the sign-in without JavaScript.
 */
export function offerSignIn(queryClient: QueryClient, ui: UiStore, apiHref: string): void {
	const { queryKey } = sessionQuery(apiHref);
	document.addEventListener(
		"click",
		(event) => {
			const isLink = (event.target as Element).closest("a[data-signs-in]") !== null;
			if (!isLink || !isPlainClick(event)) return;
			if (queryClient.getQueryData(queryKey)?.customer.registered !== false) return;
			event.preventDefault();
			ui.askToSignIn();
		},
		true,
	);
}
