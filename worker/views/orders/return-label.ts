import { drawBars } from "../../../shared/domain/orders/code-39.ts";
import { textsOf } from "../../../shared/i18n/all-texts.ts";
import type { PageContext } from "../../pages/page-loader.ts";
import type { ReturnLabel } from "../../platform/commerce/orders/returns.ts";
import { parcelLines } from "../addresses/written-address.ts";

/**
 * The label of a return in the shopper's language (returns-6). Its words come with it, since no other page of the browser's texts needs them.
 */
export const toReturnLabel = (
	{ returnNo, to, from }: ReturnLabel,
	{ locale }: Pick<PageContext, "locale">,
) => {
	const { t } = textsOf(locale.language);
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
