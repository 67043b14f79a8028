import type { WalletPageView } from "../../../pages/checkout/contract.ts";
import type { ExpressView } from "../../../shared/contracts/product-option-views.ts";
import type { PageContext } from "../../pages/page-loader.ts";
import type { WalletApproval, WalletOffer } from "../../platform/commerce/checkout/wallets.ts";

type Translate = PageContext["t"];

/** The wallets' buttons; undefined without wallets. */
export const expressOf = (
	offers: readonly (Omit<WalletOffer, "id"> & { id: string })[],
	t: Translate,
): ExpressView | undefined => {
	const methods = offers.map(({ id, name, script, style, opens }) => ({
		id,
		label: t("buy.with", { name }),
		script,
		style,
		opens,
	}));
	return methods.length > 0 ? { title: t("buy.express"), methods } : undefined;
};

/** The scripts that the page with these buttons may load. */
export const scriptsOf = (offers: readonly WalletOffer[]): string[] =>
	offers.flatMap(({ script }) => script ?? []);

/** What is said to a buyer who has come back from the wallet without paying, by `wallet` and `failed` in the address (wallets-4). */
export const cancelledText = (
	search: URLSearchParams,
	offers: readonly WalletOffer[],
	t: Translate,
): string | undefined => {
	const offer = offers.find(({ id }) => id === search.get("wallet"));
	return offer && t(search.has("failed") ? "buy.failed" : "buy.cancelled", { name: offer.name });
};

/** The form that leads to the wallet's page, which leads back to the checkout, or to where the buyer came from. */
export const walletPageOf = (
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
			language: locale.language,
		},
	};
};
