type Json = Readonly<Record<string, unknown>>;

/** The platform's id of cards; a card processor may have another, so a card's document tells as well. */
export const CARD = "CREDIT_CARD";

const text = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;

/** `expires`: "03/31". Holder and expiry date are absent if the platform does not know them (orders-12). */
export const readCard = (
	fields: Json,
): { cardType: string; lastDigits: string; holder?: string; expires?: string } | undefined => {
	const card = fields.paymentCard as Json | undefined;
	if (!card) return undefined;
	const { expirationMonth: month, expirationYear: year } = card;
	const isDate = Number(month) >= 1 && Number(month) <= 12 && Number(year) >= 2000;
	return {
		cardType: text(card.cardType) ?? "",
		lastDigits: text(card.numberLastDigits) ?? "",
		holder: text(card.holder),
		expires: isDate ? `${String(month).padStart(2, "0")}/${String(year).slice(-2)}` : undefined,
	};
};
