import type { StoredPaymentInstrument } from "../../payments/stored-instrument.ts";
import { findGiftCertificate } from "./gift-certificate-store.ts";

export async function readBalances(
	db: D1Database,
	{ siteId, customerId, currency }: { siteId: string; customerId: string; currency: string },
	instruments: readonly StoredPaymentInstrument[],
): Promise<Map<string, number>> {
	const codes = instruments.flatMap(({ giftCertificateCode }) => giftCertificateCode ?? []);
	const certificates = await Promise.all(
		codes.map((code) => findGiftCertificate(db, { siteId, customerId }, code)),
	);
	return new Map(
		codes.map((code, index) => {
			const certificate = certificates[index];
			const usable = certificate?.enabled && certificate.currency === currency;
			return [code, usable ? certificate.balance : 0];
		}),
	);
}
