import { formatPrice } from "@vetrina/shop-rules/price/price.ts";
import type { GiftCardLineView } from "../../shared/contracts/basket-views.ts";
import type { BasketGiftCard } from "../../shared/domain/basket/basket.ts";
import { readTexts } from "../../shared/i18n/all-texts.ts";
import type { SiteSettings } from "../platform/site-settings.ts";
import type { PageContext } from "../request/page/page-context.ts";
import { dateInWords } from "./days.ts";
import { giftCardTitle } from "./gift-card-title.ts";

export type GiftCardViewContext = Pick<PageContext, "locale" | "paths" | "prices"> & {
	settings?: Pick<SiteSettings, "giftCards">;
};

export const designImage = (
	design: string | undefined,
	{ giftCards }: Pick<SiteSettings, "giftCards">,
): { src: string; alt: string } | null => {
	const src = giftCards?.designs.find(({ id }) => id === design)?.src;
	return src ? { src, alt: "" } : null;
};

export const toGiftCardLine = (
	giftCard: BasketGiftCard,
	{ locale, paths, prices, settings }: GiftCardViewContext,
): GiftCardLineView => {
	const { t } = readTexts(locale);
	const { id, amount, date, design, recipientEmail, message } = giftCard;
	const day = dateInWords(date, { locale });
	return {
		id,
		title: giftCardTitle(giftCard, locale),
		notes: [
			recipientEmail,
			day ? t("giftCardLine.sentOn", { date: day }) : t("giftCardLine.sentAtOnce"),
			...(message ? [message] : []),
		],
		amountText: formatPrice(amount, prices.rules, prices.type),
		src: settings && designImage(design, settings)?.src,
		href: paths.at("giftCertificatePurchase", { item: id }),
		edit: t("giftCardLine.edit"),
	};
};
