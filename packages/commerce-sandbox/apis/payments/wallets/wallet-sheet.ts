import { arrivalText } from "@vetrina/shop-rules/orders/arrival.ts";
import { leftToPay } from "../../../checkout/left-to-pay.ts";
import { house } from "../../../house.ts";
import { tagIn } from "../../../languages.ts";
import { fromMinor, type Minor } from "../../../money.ts";
import { countryOfBasket } from "../../../records/baskets/basket-country.ts";
import type { StoredBasket } from "../../../records/baskets/basket-document.ts";
import { readTexts } from "../../../texts.ts";
import { type BasketContext, pricedBasket, readLanguage } from "../../baskets/changes/basket-context.ts";
import { countWaitDays } from "../../baskets/rules/shipment-arrival.ts";
import { shippingMethodViews } from "../../baskets/view/view-parts.ts";

/** Returns the contents of a wallet's sheet. Amounts of `lineItems`, `shippingMethods` and `total` are texts, as wallets expect. */
export async function walletSheet(c: BasketContext, basket: StoredBasket) {
	const language = readLanguage(c);
	const words = readTexts(language).walletMessages;
	const pricing = await pricedBasket(c, basket);
	const toPay = await leftToPay(c.env.DB, pricing);
	const { currency } = basket;
	const amount = (minor: Minor) => String(fromMinor(minor, currency));
	const discount = pricing.productTotal - pricing.productSubTotal;
	const [shipment] = basket.document.shipments;
	const isWaiting = pricing.lines.some((one) => countWaitDays(one) > 0);
	const tag = tagIn(language, countryOfBasket(basket));
	const line = (label: string, minor: Minor) => ({ label, amount: amount(minor), type: "final" as const });
	return {
		pricing,
		toPay,
		countryCode: countryOfBasket(basket),
		currencyCode: currency,
		lineItems: [
			line(words.subtotal, pricing.productSubTotal + pricing.giftCertificateTotal),
			...(discount === 0 ? [] : [line(words.discount, discount)]),
			...(pricing.shippingTotal === undefined ? [] : [line(words.shipping, pricing.shippingTotal)]),
			...(pricing.taxation === "net" && pricing.taxTotal !== undefined
				? [line(words.tax, pricing.taxTotal)]
				: []),
			...(toPay === pricing.total ? [] : [line(words.giftCards, toPay - pricing.total)]),
		],
		shippingMethods: shippingMethodViews(pricing, shipment, { currency, language }).map(
			({ id, name, description, price, c_estimatedArrivalDates: days }) => ({
				identifier: id,
				label: name,
				// The description counts the days from the order, although a line may first have to be made or come in.
				detail: days && isWaiting ? arrivalText(days, tag) : description,
				// A promotion may have lowered the chosen method's price, so the sums are used.
				amount:
					id === shipment.shippingMethodId && pricing.shippingTotal !== undefined
						? amount(pricing.shippingTotal)
						: String(price),
			}),
		),
		total: { label: house.name, amount: amount(toPay), type: "final" as const },
	};
}
