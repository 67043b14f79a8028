import type { QueryClient } from "@tanstack/react-query";
import { sessionQuery } from "../../state/basket/session-query.ts";
import type { UiStore } from "../../state/ui-store.ts";
import { isPlainClick } from "../../ui/is-plain-click.ts";

/**
 * Opens the sign-in on the page when a guest presses an editors' link to sign in (content-29). Without JavaScript the link leads to the
 * account, which redirects guests. The listener is on the document, because React does not hydrate all of these links.
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
