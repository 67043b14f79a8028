import type { PayingView, PaymentChoiceView } from "../pages/checkout/contract.ts";
import type { ApplicableMethod } from "../shared/domain/checkout/applicable-methods.ts";
import type { CheckoutState } from "../worker/platform/commerce/checkout/checkout.ts";
import type { PaymentInstrument } from "../worker/platform/commerce/order-documents/payment-instrument.ts";
import { describeEach, findMethod } from "./chosen.ts";
import { methods } from "./house-list.ts";
import type { Readiness, Words } from "./method.ts";

const check = (instrument: PaymentInstrument, toPay: number): Readiness =>
	findMethod(instrument)?.check?.(instrument, toPay) ?? "ready";

/** Tells how a basket is paid. `isReady`: a method pays what gift cards leave. `isOutgrown`: its buyer has to approve the total again (wallets-11). */
export const describeBasket = (
	{ instruments, open }: Pick<CheckoutState, "instruments" | "open">,
	words: Words,
	money: (value: number) => string,
): { paidWith: PayingView[]; isReady: boolean; isOutgrown: boolean } => {
	const ready = instruments.filter((one) => check(one, open) === "ready");
	const described = describeEach(ready, words, money);
	return {
		paidWith: described.flatMap(({ text, payer, isPart }) => [
			{ text, isPart },
			...(payer ? [{ text: payer, isPart }] : []),
		]),
		isReady: described.some(({ isPart }) => !isPart),
		isOutgrown: instruments.some((one) => check(one, open) === "outgrown"),
	};
};

/** Lists the methods of the payment step: those of the house's list that the platform offers for the basket (checkout-29). */
export const listChoices = (
	{ instruments, offered, open }: Pick<CheckoutState, "instruments" | "offered" | "open">,
	words: Words,
): PaymentChoiceView[] =>
	methods.flatMap((method) => {
		const row = offered.find(({ id, applicable }) => id === method.id && applicable);
		const view = row && method.offer?.(row, words.t);
		if (!view) return [];
		const paying = instruments.find((one) => findMethod(one) === method && check(one, open) === "ready");
		const described = paying && method.read(paying, words);
		const chosen = described && [described.text, described.payer].filter(Boolean).join(" · ");
		return [{ name: method.name, ...view, chosen }];
	});

/** Tells whether a method is in the house's list and offered by the platform for the basket (checkout-29). */
export const isOffered = (name: string, offered: readonly ApplicableMethod[]): boolean =>
	methods.some(
		(method) => method.name === name && offered.some(({ id, applicable }) => id === method.id && applicable),
	);

/** Lists the platform's methods that the house's list does not have, which are not shown (checkout-29). */
export const listUnlisted = (offered: readonly ApplicableMethod[]): string[] =>
	offered.map(({ id }) => id).filter((id) => !methods.some((method) => method.id === id));
