import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { WalletApproval } from "../../../worker/platform/commerce/checkout/wallets.ts";
import type { PageContext } from "../../../worker/request/page/page-context.ts";
import type { WalletPageView } from "../contract.ts";

export const toWalletPage = (
	approval: WalletApproval | null,
	{ origin, paths, locale, search, t }: PageContext,
): WalletPageView | undefined => {
	if (!approval) return undefined;
	const { name, url, token } = approval;
	const cancel =
		search.get("from") === "checkout" ? paths.checkout({ step: "payment", error: "payment" }) : paths.cart();
	return {
		title: t("buy.with", { name }),
		hint: t("buy.leading", { name }),
		go: t("buy.continueTo", { name }),
		action: url.href,
		fields: {
			token,
			return: origin + paths.checkout(),
			cancel: origin + cancel,
			language: localeTag(locale),
		},
	};
};
