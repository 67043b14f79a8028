import { type Minor, toMinor } from "../money.ts";
import type { CustomProperties } from "../requests/with-custom.ts";

/**
 * Properties of an instrument that each wallet with a page of its own writes: the confirmed session, the buyer, and the approved amount in units
 * of the currency.
 */
export const CONFIRMED_BY = {
	PAYPAL: { token: "c_paypalToken", payer: "c_paypalPayerId", approved: "c_paypalApprovedAmount" },
	AMAZON_PAY_V2: {
		token: "c_amazonCheckoutSessionId",
		payer: "c_amazonBuyerId",
		approved: "c_amazonApprovedAmount",
	},
} as const;

/** A wallet that is confirmed on a page of its own. */
export type HostedWallet = keyof typeof CONFIRMED_BY;

type Instrument = { methodId: string; custom: CustomProperties };
const namesOf = ({ methodId }: Instrument) =>
	methodId in CONFIRMED_BY ? CONFIRMED_BY[methodId as HostedWallet] : undefined;

/**
 * Returns whether the wallet's buyer still has to confirm, as also where no session of the wallet was begun. Any other instrument has nothing to
 * wait for (cloud-19).
 */
export function isUnconfirmed(instrument: Instrument): boolean {
	const names = namesOf(instrument);
	return names !== undefined && !(names.payer in instrument.custom);
}

/** Has the wallet's buyer approved less than this amount? Then they have to approve the new one (wallets-11). */
export function isAboveApproved(
	instrument: Instrument,
	{ amount, currency }: { amount: Minor; currency: string },
): boolean {
	const names = namesOf(instrument);
	const approved = names && instrument.custom[names.approved];
	return typeof approved === "number" && amount > toMinor(approved, currency);
}
