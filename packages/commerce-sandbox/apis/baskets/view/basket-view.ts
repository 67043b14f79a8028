import type { LanguageCode } from "../../../languages.ts";
import { fromMinor } from "../../../money.ts";
import { paymentInstrumentView } from "../../../payments/payment-instruments.ts";
import { countryOfBasket } from "../../../records/baskets/basket-country.ts";
import type { StoredGiftCertificateItem } from "../../../records/baskets/basket-document.ts";
import type { PricedBasket } from "../../../records/baskets/priced-basket.ts";
import { DEFAULT_SHIPPING_METHOD } from "../../../settings/shipping-methods.ts";
import {
	addressView,
	adjustmentViews,
	itemView,
	shipmentView,
	shippingItemView,
	shippingMethodViews,
	totalsView,
} from "./view-parts.ts";

type ViewOptions = { version: 1 | 2; language: LanguageCode; now: Date };

export function basketView(pricing: PricedBasket, { version, language, now }: ViewOptions) {
	const { basket } = pricing;
	const { document, currency } = basket;
	const texts = { currency, language };
	const { customer } = document;
	return {
		...totalsView(pricing, currency),
		agentBasket: basket.agent,
		basketId: basket.id,
		...(document.billingAddress ? { billingAddress: addressView(document.billingAddress) } : {}),
		...(pricing.bonusOffers.length > 0 ? { bonusDiscountLineItems: bonusViews(pricing) } : {}),
		channelType: basket.agent ? "callcenter" : "storefront",
		...(pricing.coupons.length > 0 ? { couponItems: couponViews(pricing) } : {}),
		creationDate: basket.created,
		currency,
		customerInfo: { customerId: basket.customerId, email: "", ...customer },
		...(pricing.giftCertificates.length > 0
			? { giftCertificateItems: pricing.giftCertificates.map((item) => giftCertificateView(item, currency)) }
			: {}),
		lastModified: basket.modified,
		...(pricing.orderAdjustments.length > 0
			? { orderPriceAdjustments: adjustmentViews(pricing.orderAdjustments, texts) }
			: {}),
		orderTotal: fromMinor(pricing.total, currency),
		...(document.paymentInstruments.length > 0
			? {
					paymentInstruments: document.paymentInstruments.map((instrument) =>
						paymentInstrumentView(instrument, currency, now),
					),
				}
			: {}),
		productItems: pricing.lines.map((line) => itemView(line, texts)),
		shipments: pricing.shipments.map((one) => shipmentView(one, pricing, texts)),
		shippingItems: pricing.shipments.flatMap((shipment) => shippingItemView(shipment, texts)),
		...(document.sourceCode === undefined ? {} : { sourceCode: document.sourceCode }),
		taxation: pricing.taxation,
		...(version === 2
			? {
					groupedTaxItems: pricing.groupedTaxes.map(({ rate, tax }) => ({
						taxRate: rate,
						taxValue: fromMinor(tax, currency),
					})),
					taxRoundedAtGroup: false,
					temporaryBasket: basket.temporary,
				}
			: {}),
		...document.custom,
		c_countryCode: countryOfBasket(basket),
		c_isAllProductLineItemsAvailable: pricing.lines.every(({ available }) => available),
		c_shippingMethodModels: shippingMethodModels(pricing, texts),
	};
}

export type BasketView = ReturnType<typeof basketView>;

/** Returns the first shipment's shipping methods in the form that the cart shows before checkout (basket-10). */
function shippingMethodModels(pricing: PricedBasket, texts: { currency: string; language: LanguageCode }) {
	const [shipment] = pricing.basket.document.shipments;
	return shippingMethodViews(pricing, shipment, texts).map(({ id, name, description, price }) => ({
		ID: id,
		displayName: name,
		description,
		price,
		currencyCode: texts.currency,
		default: id === DEFAULT_SHIPPING_METHOD,
		selected: id === shipment.shippingMethodId,
	}));
}

const bonusViews = ({ bonusOffers }: PricedBasket) =>
	bonusOffers.map(({ id, promotionId, couponCode, products, maxItems }) => ({
		bonusProducts: products,
		...(couponCode === undefined ? {} : { couponCode }),
		id,
		maxBonusItems: maxItems,
		promotionId,
	}));

const couponViews = ({ coupons }: PricedBasket) =>
	coupons.map(({ couponItemId, code, statusCode, valid, custom }) => ({
		code,
		couponItemId,
		statusCode,
		valid,
		...custom,
	}));

function giftCertificateView({ amount, custom, ...item }: StoredGiftCertificateItem, currency: string) {
	return { ...item, amount: fromMinor(amount, currency), ...custom };
}
