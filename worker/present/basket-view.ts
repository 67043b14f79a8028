import { formatPrice } from "@vetrina/shop-rules/price/price.ts";
import type { BasketItemView, BasketView, ReceiptView } from "../../shared/contracts/basket-views.ts";
import {
	type Basket,
	type BasketLine,
	type BasketSums,
	countItems,
	type PaidByGiftCard,
} from "../../shared/domain/basket/basket.ts";
import { readTexts, type TextLocale } from "../../shared/i18n/all-texts.ts";
import type { PageContext } from "../request/page/page-context.ts";
import { partsInWords, toLineCustom } from "./customised-lines.ts";
import { type GiftCardViewContext, toGiftCardLine } from "./gift-card-views.ts";
import { noImage, toPrice, toTileImage } from "./images-and-prices.ts";
import { type UnitPriceContext, writeUnitPrice } from "./legal/unit-price.ts";
import { nameLineSize, type SizeContext } from "./sizes/show-sizes.ts";

export type BasketViewContext = GiftCardViewContext &
	SizeContext &
	Pick<UnitPriceContext, "settings"> &
	Pick<PageContext, "deliveries">;

const LONGEST_WAIT = 120;

const madeToOrderText = ({ madeIn = "" }: BasketLine, { locale }: BasketViewContext): string =>
	madeIn !== "" && madeIn.length <= LONGEST_WAIT ? madeIn : readTexts(locale).t("details.madeToOrder");

const toItem = (line: BasketLine, cx: BasketViewContext): BasketItemView => ({
	itemId: line.itemId,
	productId: line.productId,
	product: line.product,
	href: line.custom ? cx.paths.customisedProduct(line.slugUrl, line.itemId) : cx.paths.product(line.slugUrl),
	brand: line.brand,
	name: line.name,
	colour: line.colour,
	size: nameLineSize(line, cx),
	image: line.image ? toTileImage(line.image) : line.withoutImage ? noImage(cx) : null,
	quantity: line.quantity,
	maxQuantity: line.maxQuantity,
	price: toPrice(line.price, cx),
	unitPrice: writeUnitPrice(line.unitPrice, cx),
	totalText: formatPrice(line.total, cx.prices.rules, cx.prices.type),
	discounts: line.discounts && {
		names: line.discounts.names,
		beforeText: formatPrice(line.discounts.before, cx.prices.rules, cx.prices.type),
	},
	available: line.available,
	fewer:
		!line.available && line.maxQuantity > 0 && line.maxQuantity < line.quantity
			? line.maxQuantity
			: undefined,
	preorder: line.preorder,
	madeToOrder: line.madeToOrder && madeToOrderText(line, cx),
	custom: line.custom ? toLineCustom(line.custom, readTexts(cx.locale).t) : undefined,
	parts: partsInWords(line, cx),
});

const GST = new Set(["AU", "NZ", "SG", "IN", "CA"]);
const PLAIN_TAX = new Set(["MX", "BR", "JP"]);
const WITHOUT_TAX = new Set(["KW", "QA", "HK", "MO"]);
const includedTax = (country: string) => {
	if (GST.has(country)) return "receipt.includesGst";
	return PLAIN_TAX.has(country) ? "receipt.includesTax" : "receipt.includesVat";
};

/** Returns the subtotal, the sums below it, the total and notes (basket-15). Zero tax and gift cards are left out, free shipping is not. */
export const receiptOf = (
	sums: BasketSums | null,
	money: (value: number) => string,
	locale: TextLocale,
): ReceiptView => {
	const { t } = readTexts(locale);
	const { country } = locale;
	const { discounts = [], giftCertificates = 0, shipping, tax = 0, isNet = false, isEstimate } = sums ?? {};
	const row = (id: string, label: string, text: string) => ({ id, label, text });
	const isTaxOpen = isNet && sums?.tax === undefined;
	// Gift cards are mailed, so they cost no shipping, and their tax is due on later purchases.
	const isMailed = giftCertificates > 0 && !sums?.productTotal;
	const isShippingOpen = !isMailed && (shipping === undefined || isTaxOpen);
	const shippingText = shipping ? money(shipping) : t("checkout.free");
	const shippingLabel = t(isEstimate ? "receipt.estimatedShipping" : "receipt.shipping");
	return {
		subTotalText: isMailed ? undefined : money(sums?.productTotal ?? 0),
		sums: [
			...discounts.map(({ name, amount }, at) =>
				row(`discount-${at}`, name || t("receipt.discount"), money(-amount)),
			),
			...(giftCertificates ? [row("gifts", t("receipt.giftCertificates"), money(giftCertificates))] : []),
			...(isShippingOpen || isMailed ? [] : [row("shipping", shippingLabel, shippingText)]),
			...(tax ? [row("tax", t("receipt.tax"), money(tax))] : []),
		],
		totalLabel: t(isShippingOpen && isNet ? "receipt.estimatedTotal" : "receipt.total"),
		totalText: money((sums?.total ?? 0) - (isShippingOpen ? (shipping ?? 0) : 0)),
		notes: [
			...(isNet || isMailed || WITHOUT_TAX.has(country) ? [] : [t(includedTax(country))]),
			...(isTaxOpen && shipping !== undefined
				? [t("receipt.shippingEstimate", { price: shipping ? shippingText : t("checkout.freeInSentence") })]
				: []),
			...(isShippingOpen ? [t(isNet ? "receipt.taxLater" : "receipt.shippingLater")] : []),
		],
	};
};

const buildPaid = (
	{ payments: { giftCards, open } }: Basket,
	money: (value: number) => string,
	locale: TextLocale,
): ReceiptView["giftCardPayment"] => {
	if (giftCards.length === 0) return undefined;
	const { t } = readTexts(locale);
	const giftCardLabel = ({ code, isStoreCredit }: PaidByGiftCard) =>
		isStoreCredit ? t("storeCredit.name") : t("checkout.giftCardEnding", { digits: code.slice(-4) });
	return {
		cards: giftCards.map((one) => ({ id: one.id, label: giftCardLabel(one), text: money(-one.amount) })),
		leftLabel: t("checkout.open"),
		leftText: money(open),
	};
};

export const hasWait = (lines: readonly Pick<BasketLine, "preorder" | "madeToOrder">[]): boolean =>
	lines.some(({ preorder, madeToOrder }) => preorder || madeToOrder);

export const toBasketView = (basket: Basket | null, cx: BasketViewContext): BasketView => {
	const money = (value: number): string => formatPrice(value, cx.prices.rules, cx.prices.type);
	const lines = basket?.lines ?? [];
	const receipt = receiptOf(basket, money, cx.locale);
	const delivery = hasWait(lines) ? undefined : cx.deliveries.byMethod[basket?.shippingMethodId ?? ""];
	return {
		id: basket?.id ?? null,
		currency: basket?.currency ?? cx.locale.currency,
		lastModified: basket?.lastModified,
		shippingMethodId: basket?.shippingMethodId,
		count: countItems(lines) + (basket?.giftCards.length ?? 0),
		items: lines.map((line) => toItem(line, cx)),
		...receipt,
		delivery,
		giftCardPayment: basket ? buildPaid(basket, money, cx.locale) : undefined,
		coupons: basket?.coupons ?? [],
		giftCards: basket?.giftCards.length ? basket.giftCards.map((one) => toGiftCardLine(one, cx)) : undefined,
		gift: basket?.gift,
		notices: [
			...(lines.some((line) => !line.available) ? ["unavailableItems"] : []),
			...(basket?.isMergeLate ? ["mergeLate"] : []),
			...(basket?.isPaymentRemoved ? ["paymentRemoved"] : []),
		],
	};
};
