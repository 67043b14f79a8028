import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { isPartlyReturned, isVain, readReturnStatus } from "../../../shared/domain/orders/returns.ts";
import { textsOf } from "../../../shared/i18n/all-texts.ts";
import type { LineReturn, OrderReturn } from "../../platform/commerce/orders/order-returns.ts";

export const returnTexts = (
	{ status, word }: Pick<OrderReturn, "status" | "word">,
	language: Language,
): { statusText: string; hint?: string } => {
	const { t } = textsOf(language);
	if (!status) return { statusText: word };
	return {
		statusText: t(`returnStatus.${status}`),
		hint: isVain(status) ? t(`returnHint.${status}`) : undefined,
	};
};

export const lineReturnText = (
	lineReturn: LineReturn | undefined,
	total: number,
	language: Language,
): string | undefined => {
	if (!lineReturn) return undefined;
	const { t } = textsOf(language);
	const { word, quantity: count = total } = lineReturn;
	const status = readReturnStatus(word || "requested");
	const text = status
		? t(`lineReturn.${status}`)
		: isPartlyReturned(word)
			? t("lineReturn.partlyReturned")
			: word;
	return count < total ? t("lineReturn.part", { text, count, total }) : text;
};
