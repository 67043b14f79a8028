import { drawBars } from "../../shared/domain/orders/code-39.ts";
import { readTexts } from "../../shared/i18n/all-texts.ts";
import type { ReturnLabel } from "../../worker/platform/commerce/orders/returns.ts";
import { parcelLines } from "../../worker/present/addresses/written-address.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";

export const toReturnLabel = (
	{ returnNo, to, from }: ReturnLabel,
	{ locale }: Pick<PageContext, "locale">,
) => {
	const { t } = readTexts(locale);
	return {
		title: t("returnLabel.title"),
		hint: t("returnLabel.hint"),
		addresses: [
			{ heading: t("returnLabel.to"), lines: to },
			{ heading: t("returnLabel.from"), lines: parcelLines(from, locale.language) },
		],
		numberLabel: t("returnLabel.number"),
		returnNo,
		bars: drawBars(returnNo),
		print: t("returnLabel.print"),
	};
};
