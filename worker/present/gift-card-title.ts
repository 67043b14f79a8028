import type { BasketGiftCard } from "../../shared/domain/basket/basket.ts";
import { readTexts, type TextLocale } from "../../shared/i18n/all-texts.ts";

export const giftCardTitle = (
	{ recipientName, recipientEmail }: Pick<BasketGiftCard, "recipientName" | "recipientEmail">,
	locale: TextLocale,
): string => readTexts(locale).t("giftCardLine.title", { name: recipientName || recipientEmail });
