import type {
	CheckoutData,
	PartPaymentView,
	PayingView,
	PaymentChoiceView,
} from "../pages/checkout/contract.ts";
import type { ApplicableMethod } from "../shared/domain/checkout/applicable-methods.ts";
import { joinWithDots } from "../shared/domain/lib/join-with-dots.ts";
import { showPaymentMark } from "../worker/base/payment-marks.ts";
import type { CheckoutState } from "../worker/platform/commerce/checkout/checkout.ts";
import type { PaymentInstrument } from "../worker/platform/commerce/order-documents/payment-instrument.ts";
import { isMethodOff } from "../worker/platform/switches.ts";
import { describeEach, findByName, findMethod } from "./find-method.ts";
import { methods } from "./house-list.ts";
import type { PaymentStep, Readiness, Words } from "./method.ts";

const check = (instrument: PaymentInstrument, toPay: number): Readiness =>
	findMethod(instrument)?.check?.(instrument, toPay) ?? "ready";

/**
 * Describes the basket's payments. `isReady`: one method covers the amount that gift cards leave. `isOutgrown`: the buyer has to approve a
 * higher total (wallets-11).
 */
export const describeBasket = (
	{ instruments, open }: Pick<CheckoutState, "instruments" | "open">,
	words: Words,
	money: (value: number) => string,
): { paidWith: PayingView[]; isReady: boolean; isOutgrown: boolean } => {
	const ready = instruments.filter((one) => check(one, open) === "ready");
	const descriptions = describeEach(ready, words, money);
	return {
		paidWith: descriptions.flatMap(({ text, payer, isPart }) => [
			{ text, isPart },
			...(payer ? [{ text: payer, isPart }] : []),
		]),
		isReady: descriptions.some(({ isPart }) => !isPart),
		isOutgrown: instruments.some((one) => check(one, open) === "outgrown"),
	};
};

export const listChoices = (step: PaymentStep): PaymentChoiceView[] => {
	const { instruments, applicableMethods, open } = step.state;
	return methods.flatMap((method): PaymentChoiceView[] => {
		const isOff = isMethodOff(step.cx.settings, method.id);
		const row = applicableMethods.find(({ id, applicable }) => id === method.id && applicable && !isOff);
		const offer = row && method.offer?.(row, step);
		if (!offer) return [];
		const isPart = method.pays === "part";
		const paying = instruments.find((one) => findMethod(one) === method && check(one, open) === "ready");
		const description = paying && !isPart ? method.read(paying, step.cx) : undefined;
		const chosenText = description && joinWithDots(description.text, description.payer);
		const marks = (row.cards ?? [row.name]).flatMap((name) => showPaymentMark(name) ?? []);
		return [{ name: method.name, isPart, ...offer, marks, chosenText }];
	});
};

/** Lists the partial payments of the basket, such as gift cards, with their amounts (checkout-6). */
export const listParts = (
	{ instruments }: Pick<CheckoutState, "instruments">,
	words: Words,
	money: (value: number) => string,
): PartPaymentView[] =>
	instruments.flatMap((instrument) => {
		const method = findMethod(instrument);
		const described = method?.pays === "part" ? method.read(instrument, words) : undefined;
		if (!method || !described) return [];
		const remove = method.remove?.(instrument, words.t) ?? words.t("checkout.remove");
		const amountText = money(-instrument.amount);
		return [{ id: instrument.id, method: method.name, text: described.text, amountText, remove }];
	});

/** Returns the checkbox that offers to save the payment in the account (account-3); undefined if it cannot be saved. */
export const findKeep = (state: CheckoutState, { t }: Pick<Words, "t">): CheckoutData["keep"] => {
	for (const { keep } of methods)
		if (keep?.canKeep(state)) return { field: keep.field, label: keep.label(t) };
	return undefined;
};

export const isKept = (fields: Readonly<Record<string, string | undefined>>): boolean =>
	methods.some(({ keep }) => keep && fields[keep.field] === "1");

export const isShownAtField = (error: string, choices: readonly PaymentChoiceView[]): boolean =>
	choices.some(({ name }) => findByName(name)?.showsError?.(error));

export const listUnlisted = (applicableMethods: readonly ApplicableMethod[]): string[] =>
	applicableMethods.map(({ id }) => id).filter((id) => !methods.some((method) => method.id === id));
