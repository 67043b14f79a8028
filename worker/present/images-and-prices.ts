import { discountPercent, formatDiscount, formatPrice } from "@vetrina/shop-rules/price/price.ts";
import type { ImageView, PriceView } from "../../shared/contracts/views.ts";
import type { Image, Price } from "../../shared/domain/catalogue/catalogue.ts";
import { noImagePath } from "../../shared/domain/media/no-image.ts";
import { readTextCode, readTexts, type TextLocale } from "../../shared/i18n/all-texts.ts";
import type { PageContext } from "../request/page/page-context.ts";

/** Customer groups of a guest, for whom shared pages are rendered (cache-1, catalogue-4). */
export const GUEST_GROUPS: readonly string[] = ["Everyone", "Unregistered"];

const readFigures = ({ width, height }: Image): Pick<ImageView, "width" | "height"> =>
	width && height ? { width, height } : {};

export const toImage = ({ zoom, title, ...image }: Image, name: string): ImageView => {
	const alt = image.alt || name;
	return {
		src: image.src,
		alt,
		...(title && title !== alt ? { title } : {}),
		...readFigures(image),
		...(zoom && zoom !== image.src ? { zoom } : {}),
	};
};

/** Returns a tile's picture with an empty alt text, because the link next to the picture names the product. */
export const toTileImage = (image: Image): ImageView => ({
	src: image.src,
	alt: "",
	...readFigures(image),
});

export const noImage = ({ locale }: { locale: TextLocale }): ImageView => ({
	src: noImagePath(readTextCode(locale)),
	alt: readTexts(locale).t("noImage"),
	missing: true,
});

export const toPrice = (
	price: Price | null,
	cx: Pick<PageContext, "prices" | "locale">,
	minDiscount = 0,
): PriceView => {
	const { rules, type } = cx.prices;
	if (!price) return { text: formatPrice(null, rules), value: null, currency: cx.locale.currency };
	const discount = discountPercent(price.value, price.list);
	return {
		text: formatPrice(price.value, rules, type),
		value: price.value,
		currency: cx.locale.currency,
		listText: discount ? formatPrice(price.list, rules, type) : undefined,
		discountText:
			discount && discount >= minDiscount ? formatDiscount(discount, cx.locale.language) : undefined,
		from: price.max && price.max > price.value ? true : undefined,
	};
};

export const toTiers = (
	price: Price | null,
	{ prices, t }: Pick<PageContext, "prices" | "t">,
): { tiers?: string[] } =>
	price?.tiers
		? {
				tiers: price.tiers.map(({ quantity, value }) =>
					t("tiers.each", { quantity, price: formatPrice(value, prices.rules, prices.type) }),
				),
			}
		: {};
