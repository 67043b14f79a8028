import { expect, test } from "vitest";
import { toRecord } from "./customer-record.ts";

const card = (id: string, isExpired = false) => ({
	paymentInstrumentId: id,
	paymentCard: {
		cardType: "Visa",
		numberLastDigits: "4242",
		expirationMonth: 1,
		expirationYear: isExpired ? 2020 : 2099,
		creditCardExpired: isExpired,
	},
});

// proves account-3
test("the latest cards come first, and expired cards last with a mark", () => {
	// The platform lists the oldest card first, together with instruments that are no cards.
	const paymentInstruments = [
		card("oldest"),
		card("expired-older", true),
		{ paymentInstrumentId: "paypal", paymentMethodId: "PAYPAL" },
		card("older"),
		card("expired", true),
		card("latest"),
	];
	expect(toRecord({ paymentInstruments }).cards.map(({ id, isExpired }) => [id, isExpired])).toEqual([
		["latest", false],
		["older", false],
		["oldest", false],
		["expired", true],
		["expired-older", true],
	]);
});

// proves account-3
test("cards are sorted by the platform's times", () => {
	const saved = (id: string, creationDate: string) => ({ ...card(id), creationDate });
	const paymentInstruments = [
		saved("second", "2026-02-01T08:00:00.000Z"),
		saved("latest", "2026-02-01T10:00:00+01:00"),
		saved("oldest", "2025-12-31T23:59:59Z"),
	];
	expect(toRecord({ paymentInstruments }).cards.map(({ id }) => id)).toEqual(["latest", "second", "oldest"]);
});
