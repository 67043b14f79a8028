import { ADDRESS_FIELDS } from "@vetrina/shop-rules/checkout/address.ts";
import { fullNameOf } from "@vetrina/shop-rules/checkout/full-name.ts";
import { formatAddress } from "localized-address-format";
import type { CheckoutData } from "../../../pages/checkout/contract.ts";
import {
	asksForBilling,
	type CheckoutStep,
	stepsOf,
} from "../../../shared/domain/checkout/checkout-steps.ts";
import { type GiftOptions, readGiftOptions } from "../../../shared/domain/checkout/gift-options.ts";

/**
 * What the checkout shows as soon as a step is sent, from what was typed and is known (checkout-1). The Worker's reply takes its place: sums,
 * methods and refusals are the platform's.
 */
type Guess = (data: CheckoutData, typed: FormData) => CheckoutData;

const NO_FAULTS = {};

const textOf = (typed: FormData, name: string): string => {
	const value = typed.get(name);
	return typeof value === "string" ? value.trim() : "";
};

const typedValues = (typed: FormData): Record<string, string> =>
	Object.fromEntries(
		[...ADDRESS_FIELDS, "email"].flatMap((name) => (typed.has(name) ? [[name, textOf(typed, name)]] : [])),
	);

const typedGift = (typed: FormData): GiftOptions | undefined => {
	const gift = readGiftOptions({
		giftWrap: textOf(typed, "giftWrap"),
		giftMessage: textOf(typed, "giftMessage"),
	});
	return gift && (gift.isWrapped || gift.message !== "") ? gift : undefined;
};

/** The step after one that is done. */
const after = (data: CheckoutData, done: CheckoutStep): CheckoutData => {
	const steps = stepsOf(data.isMailed);
	const next = steps.indexOf(done) + 1;
	return {
		...data,
		step: steps[next] ?? done,
		open: steps.slice(0, Math.max(next + 1, data.open.length)),
		error: undefined,
		faults: NO_FAULTS,
	};
};

export const afterContact: Guess = (data, typed) => ({
	...after(data, "contact"),
	email: textOf(typed, "email"),
});

export const afterDelivery: Guess = (data, typed) => {
	const values = typedValues(typed);
	const fullName = fullNameOf({ ...values, countryCode: data.country });
	const state = data.fields
		.find(({ name }) => name === "stateCode")
		?.options?.find(({ value }) => value === values.stateCode);
	return {
		...after(data, "delivery"),
		values,
		basket: { ...data.basket, gift: typedGift(typed) },
		methodId: textOf(typed, "shippingMethod") || data.methodId,
		addressLines: formatAddress({
			postalCountry: data.country,
			name: fullName,
			addressLines: [values.address1, values.address2].filter((line): line is string => !!line),
			postalCode: values.postalCode,
			locality: values.city,
			// Letters abbreviate some states, and name the others.
			administrativeArea: state && (/^[A-Z]{2,3}$/.test(state.value) ? state.value : state.label),
		}),
		cardFrame: data.cardFrame && withHolder(data.cardFrame, fullName),
	};
};

/** To a store that has everything, once it is said who comes (stores-7); the bill's address is asked for next. */
export const afterPickUp: Guess = (data, typed) => {
	const store = data.pickUp?.stores.find(({ id }) => id === textOf(typed, "storeId"));
	const collector = textOf(typed, "collector");
	if (!store || !collector || !textOf(typed, "collectorPhone")) return data;
	return {
		...after(data, "delivery"),
		isCollected: true,
		methodId: undefined,
		addressLines: [store.name, collector, ...store.address],
		cardFrame: data.cardFrame && withHolder(data.cardFrame, collector),
	};
};

/** The processor's fields fill in who pays. */
const withHolder = (src: string, holder: string): string => {
	const url = new URL(src);
	url.searchParams.set("holder", holder);
	return url.href;
};

/** With one of the customer's saved cards. */
export const afterSavedCard: Guess = (data, typed) => {
	const card = data.savedCards.find(({ id }) => id === textOf(typed, "id"));
	return card ? withCard(data, card) : data;
};

/** `card`: as the processor's fields, or the customer's record, say it. Without a parcel, the bill's address may still be asked for. */
export const withCard = (data: CheckoutData, card: NonNullable<CheckoutData["card"]>): CheckoutData => ({
	...(asksForBilling(data) && data.billingLines.length === 0 ? data : after(data, "payment")),
	card: { cardType: card.cardType, lastDigits: card.lastDigits, expiry: card.expiry },
	wallet: undefined,
	bank: undefined,
});

/** The step whose form was not sent, as it was typed: nothing is lost, and it says why. */
export const notSent = (data: CheckoutData, typed: FormData): CheckoutData => ({
	...data,
	email: typed.has("email") ? textOf(typed, "email") : data.email,
	values: { ...data.values, ...typedValues(typed) },
	pickUp:
		data.pickUp && typed.has("collector")
			? {
					...data.pickUp,
					values: {
						storeId: textOf(typed, "storeId"),
						name: textOf(typed, "collector"),
						phone: textOf(typed, "collectorPhone"),
					},
				}
			: data.pickUp,
	basket: typed.has("giftMessage") ? { ...data.basket, gift: typedGift(typed) } : data.basket,
	error: "unavailable",
});

/** Another of the open steps; what it shows is known. */
export const atStep = (data: CheckoutData, wanted: CheckoutStep): CheckoutData => ({
	...data,
	step: data.open.includes(wanted) ? wanted : data.step,
	error: undefined,
	faults: NO_FAULTS,
	billingForm: undefined,
});
