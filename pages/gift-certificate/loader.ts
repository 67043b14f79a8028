import { parseGiftCardCode } from "@vetrina/shop-rules/typed/code.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import { moneyOf } from "../../worker/present/orders/order-views.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import type { GiftCertificateData } from "./contract.ts";

export const GIFT_CARD_DRAFT = "giftCard";

/** Loads the page for a gift card's balance. The code is kept in an encrypted cookie, so that the address does not contain it (gifts-1). */
export const loadGiftCertificate: LoadPrivate = async (cx, { drafts, giftCards }) => {
	const { paths } = cx;
	const draft = await drafts.read(GIFT_CARD_DRAFT);
	const { code, error } = draft?.values ?? {};
	const giftCardCode = error ? undefined : parseGiftCardCode(code);
	const result = giftCardCode ? await giftCards.find(giftCardCode) : undefined;
	const refusal =
		result && !result.ok ? result.error : error === "missing" || error === "unknown" ? error : undefined;
	const data: GiftCertificateData = {
		href: paths.at("giftCertificate"),
		purchaseHref: cx.settings.giftCards ? paths.at("giftCertificatePurchase") : undefined,
		giftCard: result?.ok
			? {
					digits: result.card.lastDigits,
					balanceText: result.card.balance > 0 ? moneyOf(cx, result.card)(result.card.balance) : undefined,
					isEnabled: result.card.isEnabled,
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
