import { isVain } from "../../../shared/domain/orders/returns.ts";
import { readTexts, type TextLocale } from "../../../shared/i18n/all-texts.ts";
import type { OrderReturn } from "../../platform/commerce/orders/order-returns.ts";

export const returnTexts = (
	{ status, word }: Pick<OrderReturn, "status" | "word">,
	locale: TextLocale,
): { statusText: string; hint?: string } => {
	const { t } = readTexts(locale);
	if (!status) return { statusText: word };
	return {
		statusText: t(`returnStatus.${status}`),
		hint: isVain(status) ? t(`returnHint.${status}`) : undefined,
	};
};
