import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { BasketGiftCard } from "../../shared/domain/basket/basket.ts";
import { textsOf } from "../../shared/i18n/all-texts.ts";

export const giftCardTitle = (
	{ recipientName, recipientEmail }: Pick<BasketGiftCard, "recipientName" | "recipientEmail">,
	language: Language,
): string => textsOf(language).t("giftCardLine.title", { name: recipientName || recipientEmail });
