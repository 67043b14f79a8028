import type { QueryClient } from "@tanstack/react-query";
import { sessionQuery } from "../../state/basket/session-query.ts";
import type { UiStore } from "../../state/ui-store.ts";

const AGAIN_AFTER = 5000;

/**
 * Notices by requests for the session that there is no network, or that there is one again: browsers say that they are online whenever any
 * network is near. `onLost` runs at each failure, `onBack` once a request succeeds.
 */
export function followNetwork(
	queryClient: QueryClient,
	ui: UiStore,
	apiHref: string,
	{ onLost, onBack }: { onLost: () => void; onBack: () => void },
): void {
	const { queryKey } = sessionQuery(apiHref);
	let timer: ReturnType<typeof setTimeout> | undefined;
	const ask = () => {
		timer = undefined;
		void queryClient.refetchQueries({ queryKey });
	};
	const lose = () => {
		ui.set({ offline: true });
		onLost();
		timer ??= setTimeout(ask, AGAIN_AFTER);
	};
	// `fetch` fails with a TypeError if there is no response.
	if (queryClient.getQueryState(queryKey)?.fetchFailureReason instanceof TypeError) lose();
	queryClient.getQueryCache().subscribe((event) => {
		if (event.type !== "updated" || event.query.queryHash !== JSON.stringify(queryKey)) return;
		const { action } = event;
		if ((action.type === "failed" || action.type === "error") && action.error instanceof TypeError) lose();
		else if (action.type === "success" && !action.manual && ui.state.offline) {
			clearTimeout(timer);
			timer = undefined;
			ui.set({ offline: false });
			onBack();
		}
	});
}
