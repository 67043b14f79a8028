import type { Minor } from "../baskets/pricing/money.ts";
import type { StoredPaymentInstrument } from "./payment-instruments.ts";
import { authorizationCode, authorize, type DeclineReason } from "./sandbox-processor.ts";

/** How an order is paid: its instruments with what came of each. Amounts in minor units. */

export type OrderPayment = StoredPaymentInstrument & {
	amount: Minor;
	status: "authorized" | "challenged" | "declined";
	/** Of the authorization. */
	code?: string;
	reason?: DeclineReason;
	/** Names the bank's challenge; in its token. */
	transactionId: string;
};

/** What an instrument pays. */
export type Share = { instrument: StoredPaymentInstrument; amount: Minor };

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
	const take = (instrument: StoredPaymentInstrument, wanted: Minor): Minor => {
		const most = instrument.giftCertificateCode ? (balances.get(instrument.giftCertificateCode) ?? 0) : open;
		const amount = Math.max(0, Math.min(wanted, most, open));
		open -= amount;
		return amount;
	};
	const fixed = new Map(
		instruments.flatMap((one) =>
			one.amount === undefined ? [] : [[one.id, take(one, one.amount)] as const],
		),
	);
	// A certificate's rest would be lost behind a card that takes everything.
	const certificatesFirst = [...instruments].sort(
		(a, b) => Number(Boolean(b.giftCertificateCode)) - Number(Boolean(a.giftCertificateCode)),
	);
	const rest = new Map(
		certificatesFirst.flatMap((one) => (fixed.has(one.id) ? [] : [[one.id, take(one, open)] as const])),
	);
	return instruments.map((instrument) => ({
		instrument,
		amount: fixed.get(instrument.id) ?? rest.get(instrument.id) ?? 0,
	}));
}

export type Charged =
	| { payments: OrderPayment[] }
	| { declined: DeclineReason; instrument: StoredPaymentInstrument }
	| { timedOut: true };

/** Authorizes every share. If one is declined or times out, all are refused. */
export function charge(shares: readonly Share[], now: Date, newTransactionId: () => string): Charged {
	const payments: OrderPayment[] = [];
	for (const { instrument, amount } of shares) {
		const transactionId = newTransactionId();
		const result =
			amount === 0 || instrument.giftCertificateCode
				? { outcome: "approved" as const, code: authorizationCode() }
				: authorize(instrument, now);
		if (result.outcome === "timeout") return { timedOut: true };
		if (result.outcome === "declined") return { declined: result.reason, instrument };
		payments.push(
			result.outcome === "approved"
				? { ...instrument, amount, status: "authorized", code: result.code, transactionId }
				: { ...instrument, amount, status: "challenged", transactionId },
		);
	}
	return { payments };
}

export const authorizedAmount = (payments: readonly OrderPayment[]): Minor =>
	payments.reduce((sum, { status, amount }) => sum + (status === "authorized" ? amount : 0), 0);

/** What no instrument has promised to pay yet. A challenge that is under way counts as promised. */
export const openAmount = (payments: readonly OrderPayment[], total: Minor): Minor =>
	total - payments.reduce((sum, { status, amount }) => sum + (status === "declined" ? 0 : amount), 0);

export const isPaid = (payments: readonly OrderPayment[], total: Minor): boolean =>
	authorizedAmount(payments) >= total;
