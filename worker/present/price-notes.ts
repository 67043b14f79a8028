import type { PriceView, TextPartView } from "../../shared/contracts/views.ts";
import { legalIn } from "../platform/site-settings.ts";
import type { PageContext } from "../request/page/page-context.ts";

/**
 * Returns the notes below a product's price: tax and delivery, and which price a reduction is measured by; undefined if the market's law
 * wants none, or the product has no price (legal-5, legal-6).
 */
export function listPriceNotes(
	{ t, locale, settings, shell }: Pick<PageContext, "t" | "locale" | "settings" | "shell">,
	price: PriceView,
): TextPartView[][] | undefined {
	if (price.value === null) return undefined;
	const { lowestPriceDays } = legalIn(settings, locale.country);
	const notes = [
		...(shell.footer.priceNote ? [shell.footer.priceNote] : []),
		...(lowestPriceDays && price.listText
			? [[{ text: t("priceNote.lowest", { days: lowestPriceDays }) }]]
			: []),
	];
	return notes.length > 0 ? notes : undefined;
}
