import { taxationOf } from "../../config/preferences.ts";
import { applyPromotions } from "../../promotions/apply-promotions.ts";
import type { PromotionInput, PromotionResult } from "../../promotions/promotion-input.ts";
import { prorate } from "../../promotions/prorate.ts";
import type { StoredBasket } from "./basket-document.ts";
import type { BasketProduct } from "./basket-product.ts";
import type { Minor } from "./money.ts";
import { bonusOffers, giftLines } from "./price-bonuses.ts";
import {
	adjustmentsOn,
	type DraftLine,
	draftLine,
	manualAdjustments,
	promotionAdjustment,
	promotionLine,
	sumOf,
} from "./price-lines.ts";
import { draftShippings, shippingsOf } from "./price-shipping.ts";
import { groupTaxes, rateOfShipment, taxOfLine } from "./price-taxes.ts";
import { totalsOf } from "./price-totals.ts";
import type { PricedAdjustment, PricedBasket, PricedLine } from "./priced-basket.ts";

export type PromotionContext = Pick<PromotionInput, "customerGroups" | "redemptions" | "now" | "sourceCode">;

/**
 * Prices a basket with the products and promotions as they are now. Pure. `missing` are gifts of promotions and parts of
 * bundles that `products` lacks: with them priced again, they come along.
 */
export function priceBasket(
	basket: StoredBasket,
	products: ReadonlyMap<string, BasketProduct>,
	context: PromotionContext,
): { priced: PricedBasket; missing: string[] } {
	const { document, currency, siteId } = basket;
	const taxation = taxationOf(siteId);
	const bought = document.items
		.filter((item) => item.bonusDiscountLineItemId === undefined)
		.map((item) =>
			draftLine(
				item,
				products.get(item.productId),
				currency,
				adjustmentsOn(document, "product", item.itemId),
			),
		);
	const shippingDrafts = draftShippings(basket);
	const promoted = applyPromotions({
		...context,
		lines: bought.map(promotionLine),
		shipping: shippingDrafts.map(({ shipment, method, rest }) => ({
			shipmentId: shipment.shipmentId,
			methodId: method.id,
			price: rest,
		})),
		coupons: document.coupons.map(({ code }) => code),
		currency,
		siteId,
	});
	const chosen = document.items.filter((item) => item.bonusDiscountLineItemId !== undefined);
	const gifts = giftLines(chosen, promoted.bonusItems, products, currency);
	const discounted = [...bought.map((line) => withPromotions(line, promoted)), ...gifts];
	const orderAdjustments = orderAdjustmentsOf(basket, promoted, sumOfRest(discounted));
	const shares = prorate(
		sumOf(orderAdjustments),
		discounted.map(({ rest }) => rest),
	);
	const rates = new Map(
		document.shipments.map((shipment) => [shipment.shipmentId, rateOfShipment(shipment)]),
	);
	const external = document.externalTaxes;
	const taxOf = (id: string, shipmentId: string, price: Minor, basis: Minor) =>
		taxOfLine(
			{ price, basis },
			{
				rate: external ? undefined : rates.get(shipmentId),
				external: external?.[id],
				taxation,
				currency,
			},
		);
	const held = quantities(document.items);
	const giftItems = new Set<DraftLine>(gifts);
	const lines = discounted.map((line, at): PricedLine => {
		const { item, product, basePrice, price, adjustments, rest } = line;
		const priceAfterOrderDiscount = rest + (shares[at] ?? 0);
		return {
			item,
			...(product ? { product } : {}),
			productName: product?.name ?? item.last.productName,
			basePrice,
			price,
			adjustments,
			priceAfterItemDiscount: rest,
			priceAfterOrderDiscount,
			taxation: taxOf(item.itemId, item.shipmentId, price, priceAfterOrderDiscount),
			bundled: bundledIn(line, products),
			bonus: giftItems.has(line),
			available: isAvailable(product, held.get(item.productId) ?? item.quantity),
		};
	});
	const shippings = shippingsOf(shippingDrafts, promoted, taxOf);
	const giftCertificates = document.giftCertificates;
	const shipments = document.shipments.map((shipment) => {
		const shipping = shippings.get(shipment.shipmentId);
		const inIt = <Part extends { shipmentId: string }>({ shipmentId }: Part) =>
			shipmentId === shipment.shipmentId;
		return {
			shipment,
			...(shipping ? { shipping } : {}),
			...totalsOf(
				lines.filter(({ item }) => inIt(item)),
				giftCertificates.filter(inIt),
				shipping ? [shipping] : [],
				taxation,
			),
		};
	});
	const allShipping = [...shippings.values()];
	const priced: PricedBasket = {
		basket,
		taxation,
		lines,
		shipments,
		giftCertificates,
		orderAdjustments,
		coupons: document.coupons.map((coupon, at) => ({
			...coupon,
			statusCode: promoted.coupons[at]?.statusCode ?? "coupon_code_unknown",
			valid: promoted.coupons[at]?.valid ?? false,
		})),
		bonusOffers: bonusOffers(promoted.bonusItems, products),
		groupedTaxes: groupTaxes([...lines, ...allShipping].map((part) => part.taxation)),
		...totalsOf(lines, giftCertificates, allShipping, taxation),
	};
	const giftIds = promoted.bonusItems.flatMap(({ productIds }) => productIds);
	const memberIds = discounted.flatMap(({ product }) => product?.members.map(({ id }) => id) ?? []);
	return { priced, missing: [...giftIds, ...memberIds].filter((id) => !products.has(id)) };
}

function bundledIn(
	{ item, product }: DraftLine,
	products: ReadonlyMap<string, BasketProduct>,
): PricedLine["bundled"] {
	return (product?.members ?? []).map(({ id, quantity }) => ({
		itemId: `${item.itemId}-${id}`,
		productId: id,
		productName: products.get(id)?.name ?? "",
		quantity: quantity * item.quantity,
	}));
}

const sumOfRest = (lines: readonly { rest: Minor }[]): Minor =>
	lines.reduce((sum, { rest }) => sum + rest, 0);

function withPromotions(line: DraftLine, { lineAdjustments }: PromotionResult): DraftLine {
	const { itemId } = line.item;
	const own = lineAdjustments
		.filter((adjustment) => adjustment.itemId === itemId)
		.map((adjustment) => promotionAdjustment(adjustment, itemId));
	return { ...line, adjustments: [...line.adjustments, ...own], rest: line.rest + sumOf(own) };
}

/** Promotions first, then what an agent takes off what is left. */
function orderAdjustmentsOf(
	{ document, currency, id }: StoredBasket,
	{ orderAdjustments }: PromotionResult,
	subTotal: Minor,
): PricedAdjustment[] {
	const promoted = orderAdjustments.map((one) => promotionAdjustment(one, id));
	const manual = adjustmentsOn(document, "order");
	return [...promoted, ...manualAdjustments(manual, subTotal + sumOf(promoted), 1, currency)];
}

/** Pieces of each product in all lines together. */
function quantities(items: readonly { productId: string; quantity: number }[]): Map<string, number> {
	const held = new Map<string, number>();
	for (const { productId, quantity } of items) held.set(productId, (held.get(productId) ?? 0) + quantity);
	return held;
}

function isAvailable(product: BasketProduct | undefined, quantity: number): boolean {
	return product?.orderable === true && product.price !== null && quantity <= product.ats;
}
