import type { ShippingMethod } from "../../../house/shipping-methods.ts";
import type { LanguageCode } from "../../../languages.ts";
import type { PricedBasket, PricedLine } from "../../../records/baskets/priced-basket.ts";
import type { OrderDocument } from "../../../records/orders/order-document.ts";
import { isPlaceKnown } from "../../baskets/rules/offered-methods.ts";
import { lapsedMethod } from "../../baskets/rules/pick-up.ts";
import { basketView } from "../../baskets/view/basket-view.ts";
import type { Flash } from "../order-problems.ts";

export function listFlashes(pricing: PricedBasket): Flash[] {
	const { basket, lines, shipments, giftCertificates, taxTotal } = pricing;
	const { document } = basket;
	const flashes: Flash[] = [];
	const add = (type: string, path: string, message: string) => flashes.push({ type, message, path });
	if (lines.length === 0 && giftCertificates.length === 0)
		add("EmptyBasket", "$.productItems", "The basket is empty.");
	if (!document.customer.email)
		add("CustomerEmailRequired", "$.customerInfo.email", "The customer's e-mail address is missing.");
	if (!document.billingAddress?.countryCode)
		add("BillingAddressRequired", "$.billingAddress", "The billing address is missing.");
	shipments.forEach(({ shipment, shipping }, index) => {
		if (!lines.some(({ item }) => item.shipmentId === shipment.shipmentId)) return;
		const path = `$.shipments[${index}]`;
		if (!shipment.address?.countryCode)
			add("ShippingAddressRequired", `${path}.shippingAddress`, "A shipping address is missing.");
		if (!shipping) add("ShippingMethodRequired", `${path}.shippingMethod`, "A shipping method is missing.");
	});
	if (flashes.length === 0 && lines.length > 0 && taxTotal === undefined)
		add("TaxNotCalculated", "$.taxTotal", "The taxes are unknown.");
	return flashes;
}

/**
 * Returns the first shipping method whose conditions its shipment does not meet, or undefined. A shipment without a known place meets no
 * conditions (basket-30).
 */
export const unmetMethod = ({ basket, lines, shipments }: PricedBasket): ShippingMethod | undefined =>
	shipments
		.filter(({ shipment }) => lines.some(({ item }) => item.shipmentId === shipment.shipmentId))
		.map(({ shipment, shipping }) =>
			shipping?.method.only && !isPlaceKnown(shipment.address)
				? shipping.method
				: lapsedMethod(basket, shipment),
		)
		.find((method) => method !== undefined);

export const unavailableLine = ({ lines }: PricedBasket): PricedLine | undefined =>
	lines.find(({ available, bonus }) => !available && !bonus);

export function countUnits({ lines }: Pick<PricedBasket, "lines">): { id: string; quantity: number }[] {
	const units = new Map<string, number>();
	for (const { item, available } of lines)
		if (available) units.set(item.productId, (units.get(item.productId) ?? 0) + item.quantity);
	return [...units].map(([id, quantity]) => ({ id, quantity }));
}

const OF_BASKETS = new Set([
	"agentBasket",
	"basketId",
	"creationDate",
	"lastModified",
	"paymentInstruments",
	"temporaryBasket",
	"c_consent",
	"c_guestConsents",
	"c_countryCode",
	"c_sender",
	"c_isAllProductLineItemsAvailable",
	"c_shippingMethodModels",
]);
const OF_BASKET_ITEMS = new Set(["c_isAvailable", "inventoryId"]);

export function orderDocument(pricing: PricedBasket, language: LanguageCode, now: Date): OrderDocument {
	const view = basketView(pricing, { version: 2, language, now });
	const document = Object.fromEntries(Object.entries(view).filter(([name]) => !OF_BASKETS.has(name)));
	return {
		...document,
		customerInfo: view.customerInfo,
		orderTotal: view.orderTotal,
		productItems: view.productItems
			.filter((_, index) => pricing.lines[index]?.available ?? true)
			.map((item) => ({
				...Object.fromEntries(Object.entries(item).filter(([name]) => !OF_BASKET_ITEMS.has(name))),
				itemId: item.itemId,
				quantity: item.quantity,
			})),
		shipments: view.shipments,
	};
}
