import { askForCard } from "../../worker/platform/commerce/checkout/card-sessions.ts";
import { fail } from "../../worker/platform/commerce/checkout/checkout-calls.ts";
import { findCardMethod } from "../../worker/platform/commerce/checkout/checkout-documents.ts";
import type { CreateInstruments } from "../../worker/platform/commerce/checkout/payment-steps.ts";

type Json = Readonly<Record<string, unknown>>;

export const CARD = "CREDIT_CARD";

const text = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;

/**
 * Returns the facts of a card payment, or undefined for any other payment. `expires`: month and year, such as "03/31". The holder and the
 * expiry date are absent if the platform does not know them (orders-12).
 */
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

const readDevice = (device: string | undefined) => (device ? { c_dfReferenceId: device } : {});

/** Creates the instrument for a card that was entered in the processor's fields and has this reference (checkout-3). */
export const takeCard =
	(reference: string, device?: string): CreateInstruments =>
	async ({ cx, clients, basket: { basketId }, session: { usid } }) => {
		const { data } = await clients.shopperBasketsV2.getPaymentMethodsForBasket({
			params: { path: { basketId } },
		});
		const method = findCardMethod(data.applicablePaymentMethods ?? []);
		if (!method) return fail("card");
		const card = await askForCard(cx, method, { usid, reference, use: basketId });
		if ("error" in card) return fail(card.error);
		const instrument = { paymentMethodId: CARD, paymentCard: card.ok, ...readDevice(device) };
		return { ok: true, instruments: [instrument] };
	};

export const toSavedCard = (id: string, device?: string): object => ({
	paymentMethodId: CARD,
	customerPaymentInstrumentId: id,
	...readDevice(device),
});
