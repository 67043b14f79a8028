import { type Minor, toMinor } from "../money.ts";
import { findMethod } from "./methods/all-methods.ts";
import type { StoredPaymentInstrument } from "./stored-instrument.ts";

type Instrument = Pick<StoredPaymentInstrument, "methodId" | "custom">;

/** Returns whether the buyer still has to confirm on the method's own page (cloud-19). */
export function isUnconfirmed({ methodId, custom }: Instrument): boolean {
	const hosted = findMethod(methodId)?.hosted;
	return hosted !== undefined && !(hosted.payer in custom);
}

/** Returns whether the amount exceeds the amount that the buyer has approved, so that the buyer has to approve again (wallets-11). */
export function isAboveApproved(
	{ methodId, custom }: Instrument,
	{ amount, currency }: { amount: Minor; currency: string },
): boolean {
	const hosted = findMethod(methodId)?.hosted;
	const approvedAmount = hosted && custom[hosted.approved];
	return typeof approvedAmount === "number" && amount > toMinor(approvedAmount, currency);
}
