import { isPartlyReturned, readReturnStatus } from "../../shared/domain/orders/returns.ts";
import { readTexts, type TextLocale } from "../../shared/i18n/all-texts.ts";
import type { LineReturn } from "../../worker/platform/commerce/orders/order-returns.ts";

export const lineReturnText = (
	lineReturn: LineReturn | undefined,
	total: number,
	locale: TextLocale,
): string | undefined => {
	if (!lineReturn) return undefined;
	const { t } = readTexts(locale);
	const { word, quantity: count = total } = lineReturn;
	const status = readReturnStatus(word || "requested");
	const text = status
		? t(`lineReturn.${status}`)
		: isPartlyReturned(word)
			? t("lineReturn.partlyReturned")
			: word;
	return count < total ? t("lineReturn.part", { text, count, total }) : text;
};
