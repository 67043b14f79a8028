import { missingPriceReport, NO_PRICE } from "../../shared/domain/price/report-missing-price.ts";
import type { PageContext } from "../request/page/page-context.ts";

export const reportMissingPrice = (ids: readonly string[], cx: PageContext): void => {
	if (ids.length === 0) return;
	const url = cx.origin + cx.paths.page(cx.path);
	cx.report(NO_PRICE, ids.join(", "), (viewer) =>
		missingPriceReport({ ids, url, locale: cx.locale, currencyCode: cx.prices.rules.currency, viewer }),
	);
};
