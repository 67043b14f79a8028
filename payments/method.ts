import type { PaymentInstrument } from "../worker/platform/commerce/order-documents/payment-instrument.ts";
import type { Translate } from "../worker/request/page/page-context.ts";

/** A payment instrument in the shopper's words. */
export type PaidText = {
	/** "Visa ending in 4242". */
	text: string;
	/** The buyer, as a wallet knows them. */
	payer?: string;
	/** Further facts for the order's page, such as the card's holder. */
	facts?: string[];
};

/** A way to pay: one folder beside this file, and one row of the house's list (house/checkout.ts). */
export type Method = {
	/** The folder's name. */
	name: string;
	/** The platform's id of the payment method. */
	id: string;
	/** `all`: it pays everything that is left to pay. `part`: it pays as far as its balance goes. */
	pays: "all" | "part";
	/** Set if the id does not tell whose instrument it is: methods may share an id, and cards have several. */
	owns?(instrument: PaymentInstrument): boolean;
	/** Describes an instrument of a basket, an order or a refund. */
	read(instrument: PaymentInstrument, t: Translate): PaidText;
	/** The page of an order that is not placed because this payment is still on its way (checkout-27). */
	pending?(orderNo: string, t: Translate): { title: string; hint: string };
};
