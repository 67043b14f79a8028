import { refuse } from "../instrument-requests.ts";
import type { SandboxMethod } from "./method.ts";

export const giftCertificate: SandboxMethod = {
	id: "GIFT_CERTIFICATE",
	settles: "certificate",
	read: (instrument) =>
		instrument.giftCertificateCode
			? { ok: instrument }
			: refuse("invalid-gift-certificate-code", "A payment by gift certificate needs its code."),
	save: ({ giftCertificateCode }) => ({ ok: giftCertificateCode ? { giftCertificateCode } : {} }),
};
