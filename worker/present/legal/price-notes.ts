import { computeUnitPrice } from "@vetrina/shop-rules/price/unit-price.ts";
import type { PriceView } from "../../../shared/contracts/views.ts";
import type { LinkedPart } from "../../../shared/domain/legal/linked-text.ts";
import { joinWithDots } from "../../../shared/domain/lib/join-with-dots.ts";
import { legalIn } from "../../platform/site-settings.ts";
import type { PageContext } from "../../request/page/page-context.ts";
import { writeGuaranteeNotice } from "./guarantee-notice.ts";
import { formatUnitPrice } from "./unit-price.ts";

/** A size as it is shown, its id, and the price of it. */
export type SoldSize = { label: string; value: string; price: number | undefined };

/** Returns a price such as "50 ml: € 1,800 / l". The size is left out if it is the only one. */
function writeSizePrice(
	{ label, value, price }: SoldSize,
	isOneOfSeveral: boolean,
	cx: Pick<PageContext, "t" | "prices">,
): string | undefined {
	const unitPrice = computeUnitPrice(value, price);
	if (!unitPrice) return undefined;
	const text = formatUnitPrice(unitPrice, cx);
	return isOneOfSeveral ? cx.t("priceNote.unitOf", { size: label, price: text }) : text;
}

/**
 * Returns the notes below a product's price: prices by unit, tax and delivery, which price a reduction is measured by, and the reminder of the legal
 * guarantee; undefined if the market's law wants none, or the product has no price (legal-5 to legal-7, legal-12).
 */
export function listPriceNotes(
	cx: Pick<PageContext, "t" | "locale" | "settings" | "shell" | "prices">,
	price: PriceView,
	sizes: readonly SoldSize[],
): LinkedPart[][] | undefined {
	const { t, locale, settings, shell } = cx;
	if (price.value === null) return undefined;
	const { lowestPriceDays, unitPrices } = legalIn(settings, locale.country);
	const contents = unitPrices
		? sizes.flatMap((size) => writeSizePrice(size, sizes.length > 1, cx) ?? [])
		: [];
	const guarantee = writeGuaranteeNotice("line", cx);
	const notes = [
		...(contents.length > 0 ? [[{ text: joinWithDots(...contents) }]] : []),
		...(shell.footer.priceNote ? [shell.footer.priceNote] : []),
		...(lowestPriceDays && price.listText
			? [[{ text: t("priceNote.lowest", { days: lowestPriceDays }) }]]
			: []),
		...(guarantee ? [guarantee] : []),
	];
	return notes.length > 0 ? notes : undefined;
}
