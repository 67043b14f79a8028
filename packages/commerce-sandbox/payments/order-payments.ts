import type { Minor } from "../money.ts";
import { findMethod } from "./methods/all-methods.ts";
import { authorizationCode, authorize, type DeclineReason } from "./sandbox-processor.ts";
import type { StoredPaymentInstrument } from "./stored-instrument.ts";

/** How an order is paid: its instruments with what came of each. Amounts in minor units. */

export type OrderPayment = StoredPaymentInstrument & {
	amount: Minor;
	/** `asked`: the processor has not responded yet, and the order holds its stock meanwhile. `invoiced`: the shopper owes the amount. */
	status: "asked" | "authorized" | "invoiced" | "challenged" | "declined";
	/** The status of the authorization. */
	code?: string;
	reason?: DeclineReason;
	/** Names the request to the processor, which authorizes it once however often it is asked; and the bank's challenge, in its token. */
	transactionId: string;
};

/**
 * The amount that an instrument pays. `isShort`: a gift certificate no longer holds the amount that it was to pay, and the rest of what the shopper
 * has reviewed would be charged to another instrument (checkout-6).
 */
export type Share = { instrument: StoredPaymentInstrument; amount: Minor; isShort: boolean };

type Balances = ReadonlyMap<string, Minor>;

/**
 * Shares the total out: fixed amounts first come first, then an instrument without an amount pays what is open. None pays more than
 * that; gift certificates no more than is left on them.
 */
export function shareOut(
	instruments: readonly StoredPaymentInstrument[],
	total: Minor,
	balances: Balances,
): Share[] {
	let open = total;
	const take = (instrument: StoredPaymentInstrument, wanted: Minor): Share => {
		const { giftCertificateCode: code } = instrument;
		const most = Math.min(wanted, open);
		const amount = Math.max(0, code ? Math.min(most, balances.get(code) ?? 0) : most);
		open -= amount;
		return { instrument, amount, isShort: instrument.amount !== undefined && amount < most };
	};
	const shares = new Map<string, Share>();
	for (const one of instruments) if (one.amount !== undefined) shares.set(one.id, take(one, one.amount));
	// A certificate's rest would be lost behind a card that takes everything.
	const certificatesFirst = [...instruments].sort(
		(a, b) => Number(Boolean(b.giftCertificateCode)) - Number(Boolean(a.giftCertificateCode)),
	);
	for (const one of certificatesFirst) if (!shares.has(one.id)) shares.set(one.id, take(one, open));
	return instruments.flatMap(({ id }) => shares.get(id) ?? []);
}

/**
 * Returns the payments of an order before the processor is asked. Gift certificates count as money, nothing is charged for nothing, and a method that
 * is paid later is owed.
 */
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

/** Asks the processor for all that it has not been asked for. If one is declined or times out, all are refused. */
export function charge(promised: readonly OrderPayment[], now: Date): Charged {
	const payments: OrderPayment[] = [];
	for (const payment of promised) {
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

/** Payments in production need a processor, except for those by gift certificates. */
export const needsProcessor = (payments: readonly OrderPayment[]): boolean =>
	payments.some(({ status }) => status === "asked" || status === "invoiced");

const sumAmounts = (payments: readonly OrderPayment[], statuses: readonly OrderPayment["status"][]): Minor =>
	payments.reduce((sum, { status, amount }) => sum + (statuses.includes(status) ? amount : 0), 0);

export const authorizedAmount = (payments: readonly OrderPayment[]): Minor =>
	sumAmounts(payments, ["authorized"]);

/** Computes the amount that no instrument has promised to pay yet. A challenge in progress counts as promised. */
export const openAmount = (payments: readonly OrderPayment[], total: Minor): Minor =>
	total - payments.reduce((sum, { status, amount }) => sum + (status === "declined" ? 0 : amount), 0);

/** Returns an owed payment as paid, and any other unchanged. */
export const bookPayment = (payment: OrderPayment): OrderPayment =>
	payment.status === "invoiced"
		? { ...payment, status: "authorized", code: authorizationCode(payment.transactionId) }
		: payment;

/** Returns whether an order can be placed: each part of its total is paid or owed. */
export const isSettled = (payments: readonly OrderPayment[], total: Minor): boolean =>
	sumAmounts(payments, ["authorized", "invoiced"]) >= total;

export const isPaid = (payments: readonly OrderPayment[], total: Minor): boolean =>
	authorizedAmount(payments) >= total;
