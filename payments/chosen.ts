import { isolated } from "@vetrina/shop-rules/price/price-range.ts";
import { methods } from "house/checkout.ts";
import type { PaidWith } from "../shared/contracts/order-views.ts";
import type { OrderPayment } from "../worker/platform/commerce/order-documents/order-payments.ts";
import type { PaymentInstrument } from "../worker/platform/commerce/order-documents/payment-instrument.ts";
import type { Translate } from "../worker/request/page/page-context.ts";
import type { Method, PaidText } from "./method.ts";

/** Returns the row of an instrument's method, or undefined if the house's list has none. */
export const findMethod = (instrument: PaymentInstrument): Method | undefined =>
	methods.find(({ id, owns }) => id === instrument.methodId && owns?.(instrument) !== false) ??
	methods.find(({ owns }) => owns?.(instrument));

/** Describes an instrument; without a row by the platform's name of the method, and undefined without either. */
export const describeInstrument = (instrument: PaymentInstrument, t: Translate): PaidText | undefined =>
	findMethod(instrument)?.read(instrument, t) ?? (instrument.name ? { text: instrument.name } : undefined);

/** Describes the payments of an order: first those that pay a part, with what each pays (checkout-5, orders-3). */
export const describePayments = (
	payments: readonly OrderPayment[],
	t: Translate,
	money: (value: number) => string,
): PaidWith[] => {
	const described = payments.flatMap((payment) => {
		const paid = describeInstrument(payment, t);
		if (!paid) return [];
		const isPart = findMethod(payment)?.pays === "part";
		return [
			{ ...paid, isPart, text: isPart ? `${paid.text} · ${money(-payment.amount)}` : paid.text, payment },
		];
	});
	return [...described.filter(({ isPart }) => isPart), ...described.filter(({ isPart }) => !isPart)].map(
		({ text, facts, payment: { afterRefunds } }) => ({
			text,
			notes: facts,
			afterRefunds: afterRefunds && {
				paid: isolated(money(afterRefunds.paid)),
				left: isolated(money(afterRefunds.left)),
			},
		}),
	);
};
