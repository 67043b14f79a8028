import type { QueryClient } from "@tanstack/react-query";
import type { Texts } from "../../../shared/i18n/create-texts.ts";
import { listQueued } from "../../state/basket/queued-additions.ts";
import type { EventBus } from "../../state/events/events.ts";
import type { UiStore } from "../../state/ui-store.ts";
import type { PageStore } from "../navigation/page-store.ts";
import { followBag } from "./follow-bag.ts";
import { followNetwork } from "./follow-network.ts";
import { registerWorker, removeWorkers } from "./register-worker.ts";

/** Milliseconds after which additions are sent again that the shop could not take although there was a network. */
const AGAIN_AFTER = 15_000;

type Services = {
	queryClient: QueryClient;
	events: EventBus;
	pages: PageStore;
	ui: UiStore;
	t: Texts["t"];
};

/** Prepares for a time without a network, and makes up for it when it is over. */
export function startOffline({ queryClient, events, pages, ui, t }: Services): void {
	const { shell, locale } = pages.get();
	const { offlineHref, cartHref, wishlistHref, apiHref } = shell;

	const sendQueued = async (): Promise<void> => {
		if (listQueued().length === 0 || !navigator.onLine) return;
		const late = await import("./send-queued.ts");
		const isDone = await late.sendQueued({ queryClient, apiHref, siteId: locale.siteId, ui, events, t });
		if (!isDone) setTimeout(send, AGAIN_AFTER);
	};
	const send = () => void sendQueued().catch(() => setTimeout(send, AGAIN_AFTER));

	const showKept = followBag(queryClient, pages);
	if (!navigator.onLine) showKept();
	addEventListener("offline", showKept);
	const onBack = () => {
		ui.toast("notice", t("offline.back"));
		send();
	};
	addEventListener("online", onBack);
	followNetwork(queryClient, ui, apiHref, { onLost: showKept, onBack });
	send();
	// Pages in an editor's frame are previews. Without a secure context there are no service workers.
	if (!("serviceWorker" in navigator) || window !== top) return;
	const started = offlineHref
		? registerWorker({ offline: offlineHref, own: [cartHref, wishlistHref] })
		: removeWorkers();
	// Some browsers refuse service workers, for example in private windows. The shop then needs a network.
	started.catch(() => {});
}
