import { isolatePrice } from "@vetrina/shop-rules/price/price-range.ts";
import type { PaidWith } from "../shared/contracts/order-views.ts";
import { joinWithDots } from "../shared/domain/lib/join-with-dots.ts";
import type { ExpressWallet, RedirectNames } from "../worker/platform/commerce/checkout/wallet-documents.ts";
import type { OrderPayment } from "../worker/platform/commerce/order-documents/order-payments.ts";
import type { PaymentInstrument } from "../worker/platform/commerce/order-documents/payment-instrument.ts";
import type { SiteSettings } from "../worker/platform/site-settings.ts";
import { isMethodOff } from "../worker/platform/switches.ts";
import { methods } from "./house-list.ts";
import type { Act, Method, PaidText, Words } from "./method.ts";

export const findByName = (name: string | null | undefined): Method | undefined =>
	methods.find((method) => method.name === name);
export const findById = (id: string | null | undefined): Method | undefined =>
	methods.find((method) => method.id === id);

/**
 * Finds the method and the act that a posted form asks for; undefined if there is none. Intent `pay` comes with the method's name, intent
 * `wallet` with the platform's id of a wallet. Other intents come from pages that were opened before methods had names (`earlier`).
 */
export const findAct = ({
	intent = "",
	method,
	act = "use",
}: {
	intent?: string;
	method?: string;
	act?: string;
}): { row: Method; pay: Act } | undefined => {
	const earlier = methods.find((one) => one.earlier && Object.hasOwn(one.earlier, intent));
	const wallet =
		intent === "wallet" ? methods.find(({ id, express }) => express && id === method) : undefined;
	const row = earlier ?? wallet ?? (intent === "pay" ? findByName(method) : undefined);
	const name = earlier?.earlier?.[intent] ?? act;
	const pay = row?.acts && Object.hasOwn(row.acts, name) ? row.acts[name] : undefined;
	return row && pay && { row, pay };
};

/** Returns the handler and the token for a buyer who comes back from a payment's page; undefined if the query contains no token. */
export const findReturn = (
	query: URLSearchParams,
): { back: NonNullable<Method["back"]>; token: string } | undefined => {
	for (const { back } of methods) {
		const token = back?.readToken(query);
		if (back && token) return { back, token };
	}
	return undefined;
};

/** Returns whether the method of a payment is switched off (ops-1). */
export const isPaymentOff = (
	settings: Pick<SiteSettings, "switchedOff">,
	instrument: PaymentInstrument,
): boolean => isMethodOff(settings, findMethod(instrument)?.id ?? instrument.methodId);

export const findMethod = (instrument: PaymentInstrument): Method | undefined =>
	methods.find(({ id, owns }) => id === instrument.methodId && owns?.(instrument) !== false) ??
	methods.find(({ owns }) => owns?.(instrument));

/** Lists the methods that have a wallet button and are not switched off (ops-1), in the order of the buttons (wallets-2). */
export const listExpress = (settings: Pick<SiteSettings, "switchedOff">): ExpressWallet[] =>
	methods.flatMap(({ id, express }) =>
		express && !isMethodOff(settings, id) ? [{ id, toScript: express.toScript }] : [],
	);

/** Returns the method whose window can pay a single product (wallets-8); undefined if the house has none. */
export const findWindow = (): (Method & Required<Pick<Method, "redirect" | "express">>) | undefined => {
	for (const row of methods) {
		const { redirect, express } = row;
		if (redirect && express?.hasWindow) return { ...row, redirect, express };
	}
	return undefined;
};

export const listRedirects = (): RedirectNames[] => methods.flatMap(({ redirect }) => redirect ?? []);

export const describeInstrument = (instrument: PaymentInstrument, words: Words): PaidText | undefined =>
	findMethod(instrument)?.read(instrument, words);

/** Describes the payments: partial ones first, with their amounts. Payments that no method can describe are omitted. */
export const describeEach = <Payment extends PaymentInstrument>(
	payments: readonly Payment[],
	words: Words,
	money: (value: number) => string,
): (PaidText & { isPart: boolean; payment: Payment })[] => {
	const descriptions = payments.flatMap((payment) => {
		const method = findMethod(payment);
		const paidText = method?.read(payment, words);
		if (!paidText) return [];
		const isPart = method?.pays === "part";
		return [
			{
				...paidText,
				isPart,
				text: isPart ? joinWithDots(paidText.text, money(-payment.amount)) : paidText.text,
				payment,
			},
		];
	});
	return [...descriptions.filter(({ isPart }) => isPart), ...descriptions.filter(({ isPart }) => !isPart)];
};

export const describePayments = (
	payments: readonly OrderPayment[],
	words: Words,
	money: (value: number) => string,
): PaidWith[] =>
	describeEach(payments, words, money).map(({ text, facts, payment: { afterRefunds } }) => ({
		text,
		notes: facts,
		afterRefunds: afterRefunds && {
			paid: isolatePrice(money(afterRefunds.paidAmount)),
			left: isolatePrice(money(afterRefunds.leftAmount)),
		},
	}));
