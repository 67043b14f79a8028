import type { Minor } from "../money.ts";
import { findMethod } from "./methods/all-methods.ts";
import { authorizationCode, authorize, type DeclineReason } from "./sandbox-processor.ts";
import type { StoredPaymentInstrument } from "./stored-instrument.ts";

export type OrderPayment = StoredPaymentInstrument & {
	amount: Minor;
	/** `asked`: the processor has not responded yet; the order holds its stock meanwhile. `invoiced`: the shopper owes the amount. */
	status: "asked" | "authorized" | "invoiced" | "challenged" | "declined";
	code?: string;
	reason?: DeclineReason;
	/** Identifies the request to the processor, which authorises a repeated request once. */
	transactionId: string;
};

/**
 * `isShort`: the instrument pays less than its fixed amount, because a gift certificate's balance has fallen since the shopper's review
 * (checkout-6).
 */
export type Share = { instrument: StoredPaymentInstrument; amount: Minor; isShort: boolean };

type Balances = ReadonlyMap<string, Minor>;

/**
 * Returns the share that each instrument pays. Fixed amounts come first, then instruments without an amount pay the rest. No gift
 * certificate pays more than its balance.
 */
export function shareOut(
	instruments: readonly StoredPaymentInstrument[],
	total: Minor,
	balances: Balances,
): Share[] {
	let open = total;
	const take = (instrument: StoredPaymentInstrument, wantedAmount: Minor): Share => {
		const { giftCertificateCode: code } = instrument;
		const most = Math.min(wantedAmount, open);
		const amount = Math.max(0, code ? Math.min(most, balances.get(code) ?? 0) : most);
		open -= amount;
		return { instrument, amount, isShort: instrument.amount !== undefined && amount < most };
	};
	const shares = new Map<string, Share>();
	for (const one of instruments) if (one.amount !== undefined) shares.set(one.id, take(one, one.amount));
	// Gift certificates come before cards without an amount, because such a card would pay the whole rest.
	const certificatesFirst = [...instruments].sort(
		(a, b) => Number(Boolean(b.giftCertificateCode)) - Number(Boolean(a.giftCertificateCode)),
	);
	for (const one of certificatesFirst) if (!shares.has(one.id)) shares.set(one.id, take(one, open));
	return instruments.flatMap(({ id }) => shares.get(id) ?? []);
}

export const promise = (
	shares: readonly Pick<Share, "instrument" | "amount">[],
	newTransactionId: () => string,
): OrderPayment[] =>
	shares.map(({ instrument, amount }) => {
		const transactionId = newTransactionId();
		if (amount === 0 || instrument.giftCertificateCode)
			return {
				...instrument,
				amount,
				status: "authorized",
				code: authorizationCode(transactionId),
				transactionId,
			};
		const isOwed = findMethod(instrument.methodId)?.settles === "later";
		return { ...instrument, amount, status: isOwed ? "invoiced" : "asked", transactionId };
	});

export const isAsked = (payments: readonly OrderPayment[]): boolean =>
	payments.some(({ status }) => status === "asked");

export type Charged =
	| { payments: OrderPayment[] }
	| { declined: DeclineReason; instrument: StoredPaymentInstrument }
	| { timedOut: true };

export function charge(promisedPayments: readonly OrderPayment[], now: Date): Charged {
	const payments: OrderPayment[] = [];
	for (const payment of promisedPayments) {
		if (payment.status !== "asked") {
			payments.push(payment);
			continue;
		}
		const result = authorize(payment, now, payment.transactionId);
		if (result.outcome === "timeout") return { timedOut: true };
		if (result.outcome === "declined") return { declined: result.reason, instrument: payment };
		payments.push(
			result.outcome === "approved"
				? { ...payment, status: "authorized", code: result.code }
				: { ...payment, status: "challenged" },
		);
	}
	return { payments };
}

export const needsProcessor = (payments: readonly OrderPayment[]): boolean =>
	payments.some(({ status }) => status === "asked" || status === "invoiced");

const sumAmounts = (payments: readonly OrderPayment[], statuses: readonly OrderPayment["status"][]): Minor =>
	payments.reduce((sum, { status, amount }) => sum + (statuses.includes(status) ? amount : 0), 0);

export const authorizedAmount = (payments: readonly OrderPayment[]): Minor =>
	sumAmounts(payments, ["authorized"]);

export const openAmount = (payments: readonly OrderPayment[], total: Minor): Minor =>
	total - payments.reduce((sum, { status, amount }) => sum + (status === "declined" ? 0 : amount), 0);

export const bookPayment = (payment: OrderPayment): OrderPayment =>
	payment.status === "invoiced"
		? { ...payment, status: "authorized", code: authorizationCode(payment.transactionId) }
		: payment;

export const isSettled = (payments: readonly OrderPayment[], total: Minor): boolean =>
	sumAmounts(payments, ["authorized", "invoiced"]) >= total;

export const isPaid = (payments: readonly OrderPayment[], total: Minor): boolean =>
	authorizedAmount(payments) >= total;
