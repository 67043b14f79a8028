import { formatPrice } from "@vetrina/shop-rules/price/price.ts";
import { isolatePrice } from "@vetrina/shop-rules/price/price-range.ts";
import type { UnitPrice, UnitPriceRange } from "@vetrina/shop-rules/price/unit-price.ts";
import { readTexts, type TextLocale } from "../../../shared/i18n/all-texts.ts";
import { legalIn, type SiteSettings } from "../../platform/site-settings.ts";
import type { PageContext } from "../../request/page/page-context.ts";

export type UnitPriceContext = Pick<PageContext, "prices"> & {
	locale: TextLocale;
	settings: Pick<SiteSettings, "legal">;
};

const toRange = (unitPrice: UnitPrice | UnitPriceRange): UnitPriceRange =>
	"value" in unitPrice ? { least: unitPrice.value, per: unitPrice.per } : unitPrice;

/** Returns a price such as "€ 1,800 / l". */
export const formatUnitPrice = (
	{ value, per }: UnitPrice,
	{ t, prices }: Pick<PageContext, "t" | "prices">,
): string =>
	t("priceNote.unit", { price: isolatePrice(formatPrice(value, prices.rules, prices.type)), unit: per });

/** Returns a price such as "from € 1,500 / l"; undefined if the market's law does not ask for it (legal-7). */
export function writeUnitPrice(
	unitPrice: UnitPrice | UnitPriceRange | undefined,
	{ prices, settings, locale }: UnitPriceContext,
): string | undefined {
	if (!unitPrice || !legalIn(settings, locale.country).unitPrices) return undefined;
	const { t } = readTexts(locale);
	const { least, most, per } = toRange(unitPrice);
	const text = formatUnitPrice({ value: least, per }, { t, prices });
	return most ? t("price.from", { price: text }) : text;
}
