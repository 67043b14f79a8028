import { readCard, refuse } from "../instrument-requests.ts";
import { brandOfNumber, cardsOfCountry, isOutdated, maskNumber } from "../payment-cards.ts";
import type { SandboxMethod } from "./method.ts";

export const creditCard: SandboxMethod = {
	id: "CREDIT_CARD",
	type: "card",
	settles: "processor",
	read: (instrument) =>
		instrument.card?.cardType
			? { ok: instrument }
			: refuse("invalid-payment-card", "A payment by card needs the card and its type."),
	save({ paymentCard }, now) {
		if (!paymentCard) return refuse("invalid-payment-card", "A payment by card needs the card.");
		const { number, ...rest } = paymentCard;
		const brand = number === undefined ? undefined : brandOfNumber(number);
		if (number !== undefined && !brand)
			return refuse("invalid-payment-card", "The card number is not one of a card that is taken.");
		if (brand && rest.cardType !== undefined && rest.cardType !== brand.cardType)
			return refuse("invalid-payment-card", `The card number is not one of ${rest.cardType}.`);
		const cardType = brand?.cardType ?? rest.cardType;
		if (!cardType) return refuse("invalid-payment-card", "The type of the card is missing.");
		if (isOutdated(rest, now)) return refuse("payment-card-expired", "The card has expired.");
		const maskedFields = number === undefined ? {} : { maskedNumber: maskNumber(number) };
		return { ok: { card: readCard({ ...rest, cardType, ...maskedFields }) } };
	},
	listCards: cardsOfCountry,
	isProven: ({ card }) => card?.token !== undefined || card?.maskedNumber !== undefined,
};
