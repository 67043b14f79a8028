import { expect, test } from "vitest";
import { readBankAccount } from "./read-bank-account.ts";

// proves checkout-10
test.each([
	["IT60 X054 2811 1010 0000 0123 456", "bcititmm", "IT60X0542811101000000123456", "BCITITMM"],
	["de89370400440532013000", "COBADEFFXXX", "DE89370400440532013000", "COBADEFFXXX"],
])("%j and %j are an account", (iban, bic, asIban, asBic) => {
	expect(readBankAccount({ iban, bic })).toEqual({ ok: { iban: asIban, bic: asBic } });
});

// proves checkout-10
test.each([
	["IT60X0542811101000000123457", "BCITITMM", { iban: "iban" }],
	["IT60X054281110100000012345", "BCITITMM", { iban: "iban" }],
	["XX60X0542811101000000123456", "BCITITMM", { iban: "iban" }],
	["<script>", "BCITITMM", { iban: "iban" }],
	["DE89370400440532013000", "COBA", { bic: "bic" }],
	["DE89370400440532013000", "1OBADEFF", { bic: "bic" }],
	["DE89370400440532013000", "COBADEFFXXXXX", { bic: "bic" }],
	[undefined, undefined, { iban: "iban", bic: "bic" }],
	["x".repeat(10_000), "x".repeat(10_000), { iban: "iban", bic: "bic" }],
])("%j and %j have faults %j", (iban, bic, faults) => {
	expect(readBankAccount({ iban, bic })).toEqual({ faults });
});
