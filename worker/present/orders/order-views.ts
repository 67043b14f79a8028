import { numberFormat } from "@vetrina/shop-rules/locale/formats.ts";
import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import { formatPrice } from "@vetrina/shop-rules/price/price.ts";
import { isolatePrice } from "@vetrina/shop-rules/price/price-range.ts";
import { describeInstrument } from "../../../payments/find-method.ts";
import type {
	DoneReturnView,
	OrderLineView,
	OrderStatusView,
	OrderSummaryView,
} from "../../../shared/contracts/order-views.ts";
import { joinWithDots } from "../../../shared/domain/lib/join-with-dots.ts";
import { statusLabel } from "../../../shared/domain/orders/display-status.ts";
import { isVain } from "../../../shared/domain/orders/returns.ts";
import { readTexts } from "../../../shared/i18n/all-texts.ts";
import type { OrderReturn } from "../../platform/commerce/orders/order-returns.ts";
import type { Order } from "../../platform/commerce/orders/orders.ts";
import type { PageContext } from "../../request/page/page-context.ts";
import { partsInWords, toLineCustom } from "../customised-lines.ts";
import { dayOf } from "../days.ts";
import { noImage, toTileImage } from "../images-and-prices.ts";
import { nameLineSize } from "../sizes/show-sizes.ts";
import { returnTexts } from "./return-texts.ts";

export const isViewCode = (text: string): boolean => /^[\w-]{1,100}$/.test(text);

export const toOrderStatus = ({ status }: Pick<Order, "status">): OrderStatusView => ({
	label: statusLabel(status),
	text: status,
});

/**
 * Returns a formatter for the order's amounts. The shop's rules contain the symbol of the shop's currency only, so other currencies are
 * formatted by CLDR.
 */
export const moneyOf = (
	{ prices, locale }: Pick<PageContext, "prices" | "locale">,
	{ currency }: Pick<Order, "currency">,
): ((value: number) => string) => {
	if (currency === prices.rules.currency) return (value) => formatPrice(value, prices.rules, prices.type);
	const format = numberFormat(localeTag(locale), {
		style: "currency",
		currency,
		numberingSystem: "latn",
		trailingZeroDisplay: prices.type === "short" ? "stripIfInteger" : "auto",
	});
	return (value) => format.format(value);
};

/**
 * Returns whether an item can be bought again. The order cannot repeat a bonus product, or the choices of a kit or a customised product
 * (orders-7).
 */
export const mayBuyAgain = ({ available, bonus, custom, kit }: Order["items"][number]): boolean =>
	available && !bonus && !custom && !kit;

const customOf = ({ custom }: Order["items"][number], { locale }: PageContext): OrderLineView["custom"] => {
	if (!custom) return undefined;
	const { notes, mark } = toLineCustom(custom, readTexts(locale).t);
	return { notes, mark };
};

export const toOrderLine = (
	line: Order["items"][number],
	cx: PageContext,
	money: (value: number) => string,
): OrderLineView => ({
	itemId: line.itemId,
	productId: line.productId,
	href: line.slugUrl ? cx.paths.product(line.slugUrl) : undefined,
	name: line.name,
	detail: joinWithDots(line.brand, line.colour, nameLineSize(line, cx)),
	image: line.image ? toTileImage(line.image) : line.withoutImage ? noImage(cx) : null,
	quantity: line.quantity,
	unitText: line.quantity > 1 && line.price ? isolatePrice(money(line.price.value)) : undefined,
	totalText: line.bonus && line.total === 0 ? readTexts(cx.locale).t("checkout.free") : money(line.total),
	discounts: line.discounts && { names: line.discounts.names, beforeText: money(line.discounts.before) },
	exchangedText: line.exchangedPrice === undefined ? undefined : isolatePrice(money(line.exchangedPrice)),
	bonus: line.bonus,
	custom: customOf(line, cx),
	parts: partsInWords(line, cx),
	mayBuyAgain: mayBuyAgain(line),
});

const PICTURES = 4;

export const toOrderSummary = (order: Order, cx: PageContext): OrderSummaryView => ({
	orderNo: order.orderNo,
	href: cx.paths.at("order", { orderNo: order.orderNo }),
	placedDate: dayOf(order.createdAt, cx),
	status: toOrderStatus(order),
	totalText: moneyOf(cx, order)(order.sums.total),
	images: order.items
		.slice(0, PICTURES)
		.flatMap(({ image, withoutImage }) => (image ? toTileImage(image) : withoutImage ? noImage(cx) : [])),
	count: order.items.reduce((sum, { quantity }) => sum + quantity, order.soldGiftCards.length),
});

const listRefunds = ({ status, refund, refundTo }: Pick<OrderReturn, "status" | "refund" | "refundTo">) => {
	if (isVain(status)) return [];
	return refundTo.length > 0 || refund === 0 ? refundTo : [{ amount: refund, instrument: undefined }];
};

export const toDoneReturn = (
	{ returnNo, way, status, word, refund, refundTo, items, tracking }: OrderReturn,
	order: Pick<Order, "items">,
	cx: Pick<PageContext, "paths" | "locale" | "settings">,
	money: (value: number) => string,
): DoneReturnView => ({
	returnNo,
	way,
	...returnTexts({ status, word }, cx.locale),
	tracking: isVain(status) ? undefined : tracking,
	items: items.map(({ itemId, quantity, exchange }) => {
		const name = order.items.find((line) => line.itemId === itemId)?.name ?? "";
		return {
			itemId,
			title: quantity > 1 ? `${quantity} × ${name}` : name,
			size: isVain(status) || !exchange ? undefined : nameLineSize(exchange, cx) || undefined,
		};
	}),
	refunds: listRefunds({ status, refund, refundTo }).map(({ amount, instrument }) => ({
		amountText: isolatePrice(money(amount)),
		to: instrument && describeInstrument(instrument, { locale: cx.locale, t: readTexts(cx.locale).t })?.text,
	})),
	labelHref:
		way === "post" && status === "requested" ? cx.paths.at("return", { returnNo, label: "1" }) : undefined,
});
