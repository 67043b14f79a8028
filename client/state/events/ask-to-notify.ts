import type { QueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import type { NotifyMeResponse } from "../../../shared/contracts/shopper-api.ts";
import { type NotifyPageType, pageTypeOf } from "../../../shared/domain/product/notify-me.ts";
import { sessionQuery } from "../basket/session-query.ts";
import type { NotifyMeView, UiStore } from "../ui-store.ts";
import { write } from "../write.ts";

type Shop = { queryClient: QueryClient; apiHref: string };

/** `email` is left out by customers: the shop knows theirs. */
export const sendRequest = (
	{ queryClient, apiHref }: Shop,
	request: { productId: string; email?: string; consents: boolean; pageType: NotifyPageType },
) =>
	write<NotifyMeResponse>(queryClient, apiHref, (api, options) =>
		api["notify-me"].$post({ json: request }, options),
	);

/** Customers are put on the list at once; everyone else is asked for an address (newsletter-5). */
export async function askToNotify(
	shop: Shop & { ui: UiStore; t: TFunction; lateTexts(): Promise<void> },
	request: NotifyMeView,
): Promise<void> {
	const { ui, t, lateTexts } = shop;
	const session = await shop.queryClient.ensureQueryData(sessionQuery(shop.apiHref)).catch(() => null);
	if (!session?.customer.registered) return ui.openNotifyMe(request);
	const [result] = await Promise.all([
		sendRequest(shop, {
			productId: request.productId,
			consents: false,
			pageType: pageTypeOf(location.pathname),
		}),
		lateTexts(),
	]).catch(() => [null]);
	if (result?.ok) ui.toast("notice", t("notifyMe.done"));
	else ui.failed(t, "error.title");
}
