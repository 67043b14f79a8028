import { NO_PRICE, noPriceReport } from "../../shared/domain/no-price-report.ts";
import type { PageContext } from "./page-loader.ts";

/** Pieces that cannot be sold for want of a price: told once for all of a page (S2 §8). */
export const reportPriceless = (ids: readonly string[], cx: PageContext): void => {
	if (ids.length > 0)
		cx.report(NO_PRICE, ids.join(", "), noPriceReport(ids, cx.origin + cx.paths.page(cx.path), cx.locale));
};
