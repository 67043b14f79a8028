import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import { electronicFormatIBAN, isValidIBAN } from "ibantools";

export type BankAccount = { iban: string; bic: string };
export type BankAccountFaults = Partial<Record<keyof BankAccount, "iban" | "bic">>;

const BIC = /^[A-Z]{6}[A-Z0-9]{2,6}$/;

export const readBankAccount = (typed: {
	iban?: string | undefined;
	bic?: string | undefined;
}): { ok: BankAccount } | { faults: BankAccountFaults } => {
	const iban = electronicFormatIBAN(plainText(typed.iban?.slice(0, 64))) ?? "";
	const bic = plainText(typed.bic).replaceAll(" ", "").toUpperCase();
	const faults: BankAccountFaults = {
		...(isValidIBAN(iban) ? {} : { iban: "iban" as const }),
		...(BIC.test(bic) ? {} : { bic: "bic" as const }),
	};
	return Object.keys(faults).length > 0 ? { faults } : { ok: { iban, bic } };
};
