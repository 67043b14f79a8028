import { writeFullName } from "@vetrina/shop-rules/checkout/full-name.ts";
import { codeKey } from "@vetrina/shop-rules/typed/code.ts";
import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import { fromMinor, type Minor, toMinor } from "../../../money.ts";
import type { BasketDocument, StoredAddress } from "../../../records/baskets/basket-document.ts";
import type {
	AddressRequest,
	CouponRequest,
	CustomerRequest,
	GiftCertificateChange,
	GiftCertificateRequest,
} from "../../../records/baskets/checkout-requests.ts";
import { type Outcome, type Refusal, refuse, shortenId } from "../../../records/baskets/outcome.ts";
import { shipmentRefusal, withCustomChanges } from "./document-parts.ts";

export function toAddress({ custom, ...request }: AddressRequest, id: string): StoredAddress {
	const fields: Record<string, string> = {};
	for (const [name, value] of Object.entries(request)) if (typeof value === "string") fields[name] = value;
	const fullName = fields.fullName ?? writeFullName(fields);
	return { ...fields, ...(fullName ? { fullName } : {}), id, custom: withCustomChanges({}, custom) };
}

export function setBillingAddress(
	document: BasketDocument,
	request: AddressRequest,
	{ useAsShipping, newId }: { useAsShipping: boolean; newId: () => string },
): BasketDocument {
	const billedDocument = { ...document, billingAddress: toAddress(request, newId()) };
	if (!useAsShipping) return billedDocument;
	const [shipment, ...others] = document.shipments;
	return { ...billedDocument, shipments: [{ ...shipment, address: toAddress(request, newId()) }, ...others] };
}

export function setCustomer(
	document: BasketDocument,
	{ email, customerName }: CustomerRequest,
): BasketDocument {
	const customer = { ...document.customer, email, ...(customerName === undefined ? {} : { customerName }) };
	return { ...document, customer };
}

export function addCoupon(
	document: BasketDocument,
	{ code, custom }: CouponRequest,
	couponItemId: string,
): Outcome<BasketDocument> {
	if (code === undefined || plainText(code) === "")
		return refuse("invalid-coupon-code", "The coupon code is missing.");
	if (document.coupons.some((coupon) => codeKey(coupon.code) === codeKey(code))) {
		return refuse("invalid-coupon-code", "This coupon has already been added to the cart.", {
			statusCode: "coupon_code_already_in_basket",
		});
	}
	if (document.coupons.length >= MAX_COUPONS)
		return refuse("coupons-quota-exceeded", `A basket holds at most ${MAX_COUPONS} coupons.`);
	const coupon = { couponItemId, code: plainText(code), custom: withCustomChanges({}, custom) };
	return { ok: { ...document, coupons: [...document.coupons, coupon] } };
}

const MAX_COUPONS = 50;

export function removeCoupon(document: BasketDocument, couponItemId: string): Outcome<BasketDocument> {
	const coupons = document.coupons.filter((coupon) => coupon.couponItemId !== couponItemId);
	if (coupons.length < document.coupons.length) return { ok: { ...document, coupons } };
	const detail = `The basket has no coupon item with the ID '${shortenId(couponItemId)}'.`;
	return refuse("coupon-item-not-found", detail, undefined, 404);
}

const MAX_GIFT_CERTIFICATES = 20;

export type AmountLimits = { currency: string; least: number; most: number };

function readAmount(amount: number, { currency, least, most }: AmountLimits): Outcome<Minor> {
	const minor = toMinor(amount, currency);
	if (amount >= least && amount <= most && fromMinor(minor, currency) === amount) return { ok: minor };
	return refuse(
		"invalid-gift-certificate-amount",
		`A gift certificate is worth from ${least} to ${most} ${currency}, in whole units of the currency's smallest coin.`,
	);
}

export function addGiftCertificate(
	document: BasketDocument,
	{ amount, shipmentId, custom, ...texts }: GiftCertificateRequest,
	{ limits, newId }: { limits: AmountLimits; newId: () => string },
): Outcome<BasketDocument> {
	const worth = readAmount(amount, limits);
	if ("refused" in worth) return worth;
	const shipment = shipmentId ?? document.shipments[0].shipmentId;
	if (!document.shipments.some((one) => one.shipmentId === shipment)) return shipmentRefusal(shipment);
	if (document.giftCertificates.length >= MAX_GIFT_CERTIFICATES) {
		return refuse(
			"gift-certificate-items-quota-exceeded",
			`A basket holds at most ${MAX_GIFT_CERTIFICATES} gift certificates.`,
		);
	}
	const item = {
		...omitUndefined(texts),
		recipientEmail: texts.recipientEmail,
		giftCertificateItemId: newId(),
		amount: worth.ok,
		shipmentId: shipment,
		custom: withCustomChanges({}, custom),
	};
	return { ok: { ...document, giftCertificates: [...document.giftCertificates, item] } };
}

export function changeGiftCertificate(
	document: BasketDocument,
	id: string,
	{ amount, shipmentId, custom, ...texts }: GiftCertificateChange,
	limits: AmountLimits,
): Outcome<BasketDocument> {
	const item = document.giftCertificates.find((one) => one.giftCertificateItemId === id);
	if (!item) return giftCertificateRefusal(id);
	const worth = amount === undefined ? { ok: item.amount } : readAmount(amount, limits);
	if ("refused" in worth) return worth;
	const shipment = shipmentId ?? item.shipmentId;
	if (!document.shipments.some((one) => one.shipmentId === shipment)) return shipmentRefusal(shipment);
	const changedItem = {
		...item,
		...omitUndefined(texts),
		amount: worth.ok,
		shipmentId: shipment,
		custom: withCustomChanges(item.custom, custom),
	};
	return {
		ok: {
			...document,
			giftCertificates: document.giftCertificates.map((one) => (one === item ? changedItem : one)),
		},
	};
}

export function removeGiftCertificate(document: BasketDocument, id: string): Outcome<BasketDocument> {
	const remaining = document.giftCertificates.filter((one) => one.giftCertificateItemId !== id);
	if (remaining.length === document.giftCertificates.length) return giftCertificateRefusal(id);
	return { ok: { ...document, giftCertificates: remaining } };
}

function giftCertificateRefusal(id: string): { refused: Refusal } {
	const detail = `The basket has no gift certificate item with the ID '${shortenId(id)}'.`;
	return refuse("gift-certificate-item-not-found", detail, undefined, 404);
}

type Defined<Texts> = { [Name in keyof Texts]?: Exclude<Texts[Name], undefined> };

export function omitUndefined<Texts extends object>(texts: Texts): Defined<Texts> {
	return Object.fromEntries(
		Object.entries(texts).filter(([, value]) => value !== undefined),
	) as Defined<Texts>;
}
