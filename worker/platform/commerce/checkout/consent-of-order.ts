import type { Clients, VendorBasket } from "../baskets/own-basket.ts";

/**
 * The shopper's consent at the time of placing, as initials of categories (event-19), and the name under which receivers know the browser, empty
 * without consent to analytics (event-44). The platform keeps both with the order.
 */
export type OrderConsent = { granted: string; sender: string };

/** A box of the form that ordered: whether it was ticked, and the version of its words (legal-11). */
export type GivenConsent = { id: string; isGiven: boolean; text: string; at: string };

export const guestConsentFields = (consents: readonly GivenConsent[] | undefined): VendorBasket =>
	(consents ? { c_guestConsents: JSON.stringify(consents) } : {}) as VendorBasket;

type Basket = Readonly<Record<string, unknown>> | null;

export const consentFields = ({ granted, sender }: OrderConsent): VendorBasket =>
	({ c_consent: granted, c_sender: sender }) as VendorBasket;

/** Writes the consents into the basket, unless the basket is known to hold them already. */
export const writeConsent = async (
	clients: Pick<Clients, "shopperBasketsV2">,
	basketId: string,
	{
		basket,
		consent,
		guestConsents,
	}: { basket: Basket; consent: OrderConsent; guestConsents?: readonly GivenConsent[] },
): Promise<void> => {
	const body = { ...consentFields(consent), ...guestConsentFields(guestConsents) };
	if (basket && Object.entries(body).every(([name, value]) => (basket[name] ?? "") === value)) return;
	await clients.shopperBasketsV2.updateBasket({ params: { path: { basketId } }, body });
};
