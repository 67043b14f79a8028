import { nowInSeconds } from "../../../now.ts";
import {
	type BasketDocument,
	newDocument,
	type StoredBasket,
} from "../../../records/baskets/basket-document.ts";
import type { BasketToCreate } from "../../../records/baskets/basket-requests.ts";
import { newId } from "../../../records/baskets/basket-store.ts";
import { type Outcome, refuse, shortenId } from "../../../records/baskets/outcome.ts";
import { clockInSeconds } from "../../../scheduled/clock.ts";
import type { BasketContext } from "../changes/basket-context.ts";
import { withCustomer, withSavedDetails } from "../changes/basket-customer.ts";
import { addGiftCertificate, setBillingAddress, setCustomer } from "../rules/checkout-rules.ts";
import { withCustomChanges } from "../rules/document-parts.ts";
import { changeShipment, createShipment } from "../rules/shipment-rules.ts";
import { sourceCodeRefusal } from "../rules/source-codes.ts";
import { giftCertificateLimits, withCoupon } from "./checkout-routes.ts";
import { withItems } from "./item-routes.ts";
import { withInstrument } from "./payment-routes.ts";

type Options = { temporary: boolean; currency: string; external: boolean; populate: boolean };

export async function filledBasket(
	c: BasketContext,
	request: BasketToCreate,
	{ temporary, currency, external, populate }: Options,
): Promise<Outcome<StoredBasket>> {
	const shopper = c.get("shopper");
	const now = new Date().toISOString();
	const empty: BasketDocument = {
		...newDocument(newId),
		...(request.sourceCode === undefined ? {} : { sourceCode: request.sourceCode }),
		...(external ? { externalTaxes: {} } : {}),
		custom: withCustomChanges({}, request.custom),
	};
	const start: StoredBasket = {
		id: newId(),
		siteId: shopper.siteId,
		customerId: shopper.customerId,
		temporary,
		agent: false,
		currency,
		revision: 0,
		created: now,
		modified: now,
		now: request.shipments?.some(({ shippingMethod }) => shippingMethod)
			? await clockInSeconds(c.env.DB)
			: nowInSeconds(),
		document: await withCustomer(c.env, shopper, empty),
	};
	const { customerInfo, billingAddress, sourceCode } = request;
	const steps: Step[] = [
		({ document, siteId }) =>
			(sourceCode === undefined
				? undefined
				: sourceCodeRefusal(sourceCode, { siteId, now: new Date(now) })) ?? {
				ok: document,
			},
		({ document }) => ({ ok: customerInfo ? setCustomer(document, customerInfo) : document }),
		({ document }) => ({
			ok: billingAddress
				? setBillingAddress(document, billingAddress, { useAsShipping: false, newId })
				: document,
		}),
		...shipmentSteps(request),
		(basket) => withItems(c, basket, request.productItems ?? []),
		...(request.giftCertificateItems ?? []).map(
			(item): Step =>
				({ document }) =>
					addGiftCertificate(document, item, { limits: giftCertificateLimits(currency), newId }),
		),
		...(request.couponItems ?? []).map(
			(coupon): Step =>
				(basket) =>
					withCoupon(c, basket, coupon),
		),
		...(request.paymentInstruments ?? []).map(
			(instrument): Step =>
				(basket) =>
					withInstrument(c, basket, instrument),
		),
		async ({ document }) => ({
			ok: populate ? await withSavedDetails(c.env, shopper, document, newId) : document,
		}),
	];
	let basket = start;
	for (const step of steps) {
		const outcome = await step(basket);
		if ("refused" in outcome) return outcome;
		basket = { ...basket, document: outcome.ok };
	}
	return { ok: basket };
}

type Step = (basket: StoredBasket) => Outcome<BasketDocument> | Promise<Outcome<BasketDocument>>;

function shipmentSteps({ shipments = [] }: BasketToCreate): Step[] {
	const ids = shipments.map(({ shipmentId }) => shipmentId);
	const twice = ids.find((id, at) => ids.indexOf(id) !== at);
	if (twice !== undefined)
		return [() => refuse("shipment-already-exists", `The shipment ID '${shortenId(twice)}' is given twice.`)];
	return shipments.map(
		(shipment): Step =>
			(basket) =>
				shipment.shipmentId === undefined || shipment.shipmentId === "me"
					? changeShipment(basket, "me", shipment, newId)
					: createShipment(basket, shipment, newId),
	);
}
