import { refuse } from "../instrument-requests.ts";
import type { SandboxMethod } from "./method.ts";

export const bankTransfer: SandboxMethod = {
	id: "BANK_TRANSFER",
	settles: "processor",
	writtenHere: ["c_maskedIban"],
	secrets: ["c_iban"],
	read(instrument, { custom }) {
		const account = maskAccount(custom.c_iban) ?? instrument.custom.c_maskedIban;
		return instrument.bankRoutingNumber && account
			? { ok: { ...instrument, custom: { ...instrument.custom, c_maskedIban: account } } }
			: refuse("invalid-bank-account", "A payment by bank needs 'bankRoutingNumber' and 'c_iban'.");
	},
	save: ({ bankRoutingNumber }) => ({ ok: bankRoutingNumber ? { bankRoutingNumber } : {} }),
};

function maskAccount(iban: unknown): string | undefined {
	const number = typeof iban === "string" ? iban.replace(/\s/g, "").toUpperCase() : "";
	if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return undefined;
	return number.slice(0, 2) + "*".repeat(number.length - 6) + number.slice(-4);
}
