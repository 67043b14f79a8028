import { ADDRESS_FIELDS } from "@vetrina/shop-rules/checkout/address.ts";
import { writeFullName } from "@vetrina/shop-rules/checkout/full-name.ts";
import type { CheckoutData, PaymentChoiceView } from "../../../pages/checkout/contract.ts";
import {
	asksForBilling,
	type CheckoutStep,
	listSteps,
} from "../../../shared/domain/checkout/checkout-steps.ts";
import { fillAddress } from "../../../shared/domain/checkout/fill-address.ts";
import { type GiftOptions, readGiftOptions } from "../../../shared/domain/checkout/gift-options.ts";

/**
 * Returns the checkout as it will probably be after a step (checkout-1). The Worker's reply replaces it with the platform's sums,
 * methods and refusals.
 */
type Guess = (data: CheckoutData, typed: FormData) => CheckoutData;

const NO_FAULTS = {};

const readText = (typed: FormData, name: string): string => {
	const value = typed.get(name);
	return typeof value === "string" ? value.trim() : "";
};

const typedValues = (typed: FormData): Record<string, string> =>
	Object.fromEntries(
		[...ADDRESS_FIELDS, "email"].flatMap((name) => (typed.has(name) ? [[name, readText(typed, name)]] : [])),
	);

const typedGift = (typed: FormData): GiftOptions | undefined => {
	const gift = readGiftOptions({
		giftWrap: readText(typed, "giftWrap"),
		giftMessage: readText(typed, "giftMessage"),
	});
	return gift && (gift.isWrapped || gift.message !== "") ? gift : undefined;
};

const after = (data: CheckoutData, doneStep: CheckoutStep): CheckoutData => {
	const steps = listSteps(data.isMailed);
	const next = steps.indexOf(doneStep) + 1;
	return {
		...data,
		step: steps[next] ?? doneStep,
		open: steps.slice(0, Math.max(next + 1, data.open.length)),
		error: undefined,
		faults: NO_FAULTS,
	};
};

export const afterContact: Guess = (data, typed) => ({
	...after(data, "contact"),
	email: readText(typed, "email"),
});

export const afterDelivery: Guess = (data, typed) => {
	const values = typedValues(typed);
	const fullName = writeFullName({ ...values, countryCode: data.country });
	const state = data.fields
		.find(({ name }) => name === "stateCode")
		?.options?.find(({ value }) => value === values.stateCode);
	return {
		...after(data, "delivery"),
		values,
		basket: { ...data.basket, gift: typedGift(typed) },
		methodId: readText(typed, "shippingMethod") || data.methodId,
		addressLines: fillAddress(data.addressTemplate, {
			...values,
			fullName,
			street: [values.address1, values.address2].filter((line) => line !== undefined).join("\n"),
			// Two or three capitals are an abbreviation, which addresses show; otherwise they show the state's name.
			stateCode: state && (/^[A-Z]{2,3}$/.test(state.value) ? state.value : state.label),
		}),
		payerName: fullName,
	};
};

export const afterPickUp: Guess = (data, typed) => {
	const store = data.pickUp?.stores.find(({ id }) => id === readText(typed, "storeId"));
	const collector = readText(typed, "collector");
	if (!store || !collector || !readText(typed, "collectorPhone")) return data;
	return {
		...after(data, "delivery"),
		isCollected: true,
		methodId: undefined,
		addressLines: [store.name, collector, ...store.address],
		payerName: collector,
	};
};

export const afterPayment = (data: CheckoutData, name: string, text: string): CheckoutData => ({
	...(asksForBilling(data) && data.billingLines.length === 0 ? data : after(data, "payment")),
	paidWith: [...data.paidWith.filter(({ isPart }) => isPart), { text }],
	payments: data.payments.map(
		(choice): PaymentChoiceView => ({
			...choice,
			chosenText: choice.name === name ? text : undefined,
		}),
	),
});

export const notSent = (data: CheckoutData, typed: FormData): CheckoutData => ({
	...data,
	email: typed.has("email") ? readText(typed, "email") : data.email,
	values: { ...data.values, ...typedValues(typed) },
	pickUp:
		data.pickUp && typed.has("collector")
			? {
					...data.pickUp,
					values: {
						storeId: readText(typed, "storeId"),
						name: readText(typed, "collector"),
						phone: readText(typed, "collectorPhone"),
					},
				}
			: data.pickUp,
	basket: typed.has("giftMessage") ? { ...data.basket, gift: typedGift(typed) } : data.basket,
	error: "unavailable",
});

export const atStep = (data: CheckoutData, wantedStep: CheckoutStep): CheckoutData => ({
	...data,
	step: data.open.includes(wantedStep) ? wantedStep : data.step,
	error: undefined,
	faults: NO_FAULTS,
	billingForm: undefined,
});
