import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { BasketGiftCard } from "../../shared/domain/basket/basket.ts";
import { textsOf } from "../../shared/i18n/all-texts.ts";

/** What a gift card that is bought is called: by whom it is for. */
export const giftCardTitle = (
	{ recipientName, recipientEmail }: Pick<BasketGiftCard, "recipientName" | "recipientEmail">,
	language: Language,
): string => textsOf(language).t("giftCardLine.title", { name: recipientName || recipientEmail });
