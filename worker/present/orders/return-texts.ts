import { isPartlyReturned, isVain, readReturnStatus } from "../../../shared/domain/orders/returns.ts";
import { readTexts, type TextLocale } from "../../../shared/i18n/all-texts.ts";
import type { LineReturn, OrderReturn } from "../../platform/commerce/orders/order-returns.ts";

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
