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
test("cards come the latest first, those that have expired last and marked", () => {
	// The platform begins with the oldest; what is no card is none.
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
