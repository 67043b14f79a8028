import { parseGiftCardCode } from "@vetrina/shop-rules/typed/code.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import { moneyOf } from "../../worker/present/orders/order-views.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import type { GiftCertificateData } from "./contract.ts";

export const GIFT_CARD_DRAFT = "giftCard";

/**
 * Loads a gift card's balance (gifts-1). The code is in an encrypted cookie, never in an address. Private, never cached; one call of the
 * platform at most.
 */
export const loadGiftCertificate: LoadPrivate = async (cx, { drafts, giftCards }) => {
	const { paths } = cx;
	const draft = await drafts.read(GIFT_CARD_DRAFT);
	const { code, error } = draft?.values ?? {};
	const read = error ? undefined : parseGiftCardCode(code);
	const found = read ? await giftCards.find(read) : undefined;
	const refusal =
		found && !found.ok ? found.error : error === "missing" || error === "unknown" ? error : undefined;
	const data: GiftCertificateData = {
		href: paths.at("giftCertificate"),
		purchaseHref: cx.settings.giftCards ? paths.at("giftCertificatePurchase") : undefined,
		found: found?.ok
			? {
					digits: found.card.lastDigits,
					balanceText: found.card.balance > 0 ? moneyOf(cx, found.card)(found.card.balance) : undefined,
					isEnabled: found.card.isEnabled,
				}
			: undefined,
		error: refusal,
		code: refusal ? code : undefined,
	};
	const title = cx.t("giftCertificate.title");
	return {
		page: {
			kind: "gift-certificate",
			data,
			status: refusal === "unavailable" ? 503 : refusal === "tooMany" ? 429 : 200,
			cache: PRIVATE,
			head: buildHead(cx, { title, description: cx.t("giftCertificate.hint"), robots: "noindex, follow" }),
		},
	};
};
