import type { Minor } from "../../../money.ts";
import { applyPromotions } from "../../../promotions/apply-promotions.ts";
import type { PromotionInput, PromotionResult } from "../../../promotions/promotion-input.ts";
import { prorate } from "../../../promotions/prorate.ts";
import type { StoredBasket, StoredShipment } from "../../../records/baskets/basket-document.ts";
import type { BasketProduct } from "../../../records/baskets/basket-product.ts";
import type {
	PricedAdjustment,
	PricedBasket,
	PricedLine,
	PricedShipment,
	PricedShipping,
} from "../../../records/baskets/priced-basket.ts";
import { findTaxation } from "../../../settings/sites.ts";
import { bonusOffers, giftLines } from "./price-bonuses.ts";
import {
	adjustmentsOn,
	type DraftLine,
	draftLine,
	manualAdjustments,
	promotionAdjustment,
	promotionLine,
	sumAmounts,
} from "./price-lines.ts";
import { type DraftShipping, draftShippings, priceShippings } from "./price-shipping.ts";
import { computeTaxes, groupTaxes } from "./price-taxes.ts";
import { computeTotals } from "./price-totals.ts";

export type PromotionContext = Pick<PromotionInput, "customerGroups" | "redemptions" | "now" | "sourceCode">;

/**
 * Returns the basket priced with the given products and promotions. `missing`: ids of gifts and bundle parts that are not in `products`;
 * the caller loads them and prices the basket again.
 */
export function priceBasket(
	basket: StoredBasket,
	products: ReadonlyMap<string, BasketProduct>,
	context: PromotionContext,
): { pricing: PricedBasket; missing: string[] } {
	const { document } = basket;
	const taxation = findTaxation(basket.siteId, basket.currency);
	const drafts = draftLines(basket, products);
	const shippingDrafts = draftShippings(basket);
	const promotionResult = promote(basket, drafts, shippingDrafts, context);
	const heldQuantities = quantities(drafts);
	const gifts = giftLines(document.items, promotionResult.bonusItems, {
		products,
		heldQuantities,
		currency: basket.currency,
	});
	const discountedLines = [...drafts.map((line) => withPromotions(line, promotionResult)), ...gifts];
	const rests = discountedLines.map(({ rest }) => rest);
	const orderAdjustments = listOrderAdjustments(basket, promotionResult, sum(rests));
	const shares = prorate(sumAmounts(orderAdjustments), rests);
	const taxOf = computeTaxes(basket, taxation);
	const units = quantities(discountedLines);
	const isGift = new Set<DraftLine>(gifts);
	const lines = discountedLines.map((line, at): PricedLine => {
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
			bonus: isGift.has(line),
			available: isAvailable(product, units.get(item.productId) ?? 0),
		};
	});
	const shippings = priceShippings(shippingDrafts, promotionResult, taxOf);
	const { giftCertificates } = document;
	const parts = { lines, giftCertificates, shippings, taxation };
	const pricing: PricedBasket = {
		basket,
		taxation,
		lines,
		shipments: document.shipments.map((shipment) => pricedShipment(shipment, parts)),
		giftCertificates,
		orderAdjustments,
		coupons: document.coupons.map((coupon, at) => ({
			...coupon,
			statusCode: promotionResult.coupons[at]?.statusCode ?? "coupon_code_unknown",
			valid: promotionResult.coupons[at]?.valid ?? false,
		})),
		bonusOffers: bonusOffers(promotionResult.bonusItems, products),
		groupedTaxes: groupTaxes([...lines, ...shippings.values()].map((part) => part.taxation)),
		...computeTotals(lines, giftCertificates, [...shippings.values()], taxation),
	};
	const giftIds = promotionResult.bonusItems.flatMap(({ productIds }) => productIds);
	const memberIds = discountedLines.flatMap(({ product }) => product?.members.map(({ id }) => id) ?? []);
	return { pricing, missing: [...giftIds, ...memberIds].filter((id) => !products.has(id)) };
}

function draftLines(
	{ document, currency }: StoredBasket,
	products: ReadonlyMap<string, BasketProduct>,
): DraftLine[] {
	return document.items
		.filter((item) => item.bonusDiscountLineItemId === undefined)
		.map((item) => {
			const manual = adjustmentsOn(document, "product", item.itemId);
			return draftLine(item, products.get(item.productId), currency, manual);
		});
}

function promote(
	{ document, currency, siteId }: StoredBasket,
	lines: readonly DraftLine[],
	shippings: readonly DraftShipping[],
	context: PromotionContext,
): PromotionResult {
	return applyPromotions({
		...context,
		lines: lines.map(promotionLine),
		shipping: shippings.map(({ shipment, method, rest }) => ({
			shipmentId: shipment.shipmentId,
			methodId: method.id,
			price: rest,
		})),
		coupons: document.coupons.map(({ code }) => code),
		currency,
		siteId,
	});
}

type Parts = {
	lines: readonly PricedLine[];
	giftCertificates: PricedBasket["giftCertificates"];
	shippings: ReadonlyMap<string, PricedShipping>;
	taxation: PricedBasket["taxation"];
};

function pricedShipment(
	shipment: StoredShipment,
	{ lines, giftCertificates, shippings, taxation }: Parts,
): PricedShipment {
	const shipping = shippings.get(shipment.shipmentId);
	const isInIt = ({ shipmentId }: { shipmentId: string }) => shipmentId === shipment.shipmentId;
	return {
		shipment,
		...(shipping ? { shipping } : {}),
		...computeTotals(
			lines.filter(({ item }) => isInIt(item)),
			giftCertificates.filter(isInIt),
			shipping ? [shipping] : [],
			taxation,
		),
	};
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

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0);

function withPromotions(line: DraftLine, { lineAdjustments }: PromotionResult): DraftLine {
	const { itemId } = line.item;
	const own = lineAdjustments
		.filter((adjustment) => adjustment.itemId === itemId)
		.map((adjustment) => promotionAdjustment(adjustment, itemId));
	return { ...line, adjustments: [...line.adjustments, ...own], rest: line.rest + sumAmounts(own) };
}

function listOrderAdjustments(
	{ document, currency, id }: StoredBasket,
	{ orderAdjustments }: PromotionResult,
	subTotal: Minor,
): PricedAdjustment[] {
	const promotionAdjustments = orderAdjustments.map((one) => promotionAdjustment(one, id));
	const manual = adjustmentsOn(document, "order");
	return [
		...promotionAdjustments,
		...manualAdjustments(manual, subTotal + sumAmounts(promotionAdjustments), 1, currency),
	];
}

function quantities(lines: readonly DraftLine[]): Map<string, number> {
	const heldQuantities = new Map<string, number>();
	for (const {
		item: { productId, quantity },
	} of lines)
		heldQuantities.set(productId, (heldQuantities.get(productId) ?? 0) + quantity);
	return heldQuantities;
}

function isAvailable(product: BasketProduct | undefined, quantity: number): boolean {
	return product?.orderable === true && product.price !== null && quantity <= product.ats;
}
