import type { QueryClient } from "@tanstack/react-query";
import type { NotifyMeResponse } from "../../../shared/contracts/shopper-api.ts";
import { classifyPage, type NotifyPageType } from "../../../shared/domain/product/notify-me.ts";
import { sessionQuery } from "../basket/session-query.ts";
import { sendChange } from "../events/send-change.ts";
import type { NotifyMeView } from "../ui-store.ts";
import type { WriteServices } from "../use-write-services.ts";
import { post, write } from "../write.ts";

type Shop = { queryClient: QueryClient; apiHref: string };

/** `email` is missing for customers, whose address the Worker knows. */
type NotifyRequest = { productId: string; email?: string; consents: boolean; pageType: NotifyPageType };

export const sendRequest = ({ queryClient, apiHref }: Shop, request: NotifyRequest, send = write) =>
	send<NotifyMeResponse>(queryClient, apiHref, (api, options) =>
		api["notify-me"].$post({ json: request }, options),
	);

/**
 * Asks to be notified when a product is available. Customers are signed up immediately; guests get a form for their e-mail address
 * (newsletter-5).
 */
export async function askToNotify(
	shop: Shop & Pick<WriteServices, "siteId" | "ui" | "t" | "events">,
	request: NotifyMeView,
): Promise<void> {
	const { ui, t } = shop;
	const session = await shop.queryClient.ensureQueryData(sessionQuery(shop.apiHref)).catch(() => null);
	if (!session?.customer.registered) return ui.openNotifyMe(request);
	const pageType = classifyPage(location.pathname);
	const result = await sendChange(shop, () =>
		sendRequest(shop, { productId: request.productId, consents: false, pageType }, post),
	).catch(() => null);
	if (result?.result.ok) {
		shop.events.emit({ type: "notifyMe", productId: request.productId });
		result.tell("notice", "notifyMe.done");
	} else ui.sayFailure(t, "error.title");
}
