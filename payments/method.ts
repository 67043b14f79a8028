import type { PaymentOffer } from "../pages/checkout/contract.ts";
import type { ApplicableMethod } from "../shared/domain/checkout/applicable-methods.ts";
import type { AddType } from "../shared/domain/shell/shop-events.ts";
import type { CheckoutState } from "../worker/platform/commerce/checkout/checkout.ts";
import type { CheckoutError } from "../worker/platform/commerce/checkout/checkout-calls.ts";
import type { ExpressWallet, RedirectNames } from "../worker/platform/commerce/checkout/wallet-documents.ts";
import type { WalletError } from "../worker/platform/commerce/checkout/wallets.ts";
import type { PaymentInstrument } from "../worker/platform/commerce/order-documents/payment-instrument.ts";
import type { FormContext } from "../worker/request/form/form-context.ts";
import type { PageVisitor } from "../worker/request/page/loader.ts";
import type { PageContext, Translate } from "../worker/request/page/page-context.ts";

/** The language and the texts in which instruments are described. */
export type Words = Pick<PageContext, "t"> & { locale: Pick<PageContext["locale"], "language"> };

/** A payment instrument in the shopper's words. */
export type PaidText = {
	/** "Visa ending in 4242". */
	text: string;
	/** The buyer, as a wallet knows them. */
	payer?: string;
	/** Further facts for the order's page, such as the card's holder. */
	facts?: string[];
};

/** `waiting`: the buyer has not confirmed. `outgrown`: the total exceeds the amount that the buyer approved (wallets-11). */
export type Readiness = "ready" | "waiting" | "outgrown";

/** `next`: the step that follows. `values` and `faults`: a refused form's input, and codes by field. */
export type PayOutcome =
	| { ok: true; next: "payment" | "review" | "wallet" }
	| {
			ok: false;
			error: CheckoutError | WalletError | "form";
			values?: Record<string, string>;
			faults?: Record<string, string[]>;
	  };

/** The basket that is to be paid, and the page on which it is. */
export type PaymentStep = { state: CheckoutState; cx: PageContext };

type Fields = Readonly<Record<string, string | undefined>>;

/** Handles a form of the payment step. */
export type Act = (cx: FormContext, fields: Fields) => Promise<PayOutcome>;

/** A way to pay: one folder next to this file, and one row of the house's list (house/checkout.ts). */
export type Method = {
	/** The folder's name. */
	name: string;
	/** The platform's id of the payment method. */
	id: string;
	/** `all`: it pays everything that is left to pay. `part`: it pays as far as its balance goes. */
	pays: "all" | "part";
	/** Set if the id does not tell whose instrument it is: methods may share an id, and cards have several. */
	owns?(instrument: PaymentInstrument): boolean;
	/** Describes an instrument of a basket, an order or a refund; undefined if its document says too little. */
	read(instrument: PaymentInstrument, words: Words): PaidText | undefined;
	/** Tells whether an instrument of a basket can pay; absent if it always can. */
	check?(instrument: PaymentInstrument, toPay: number): Readiness;
	/** Returns what the payment step shows of it; undefined if another button of the page offers it. `offered`: the platform's row. */
	offer?(offered: ApplicableMethod, step: PaymentStep): PaymentOffer | undefined;
	/** Tells whether its part shows an error at a field of its own. */
	showsError?(error: string): boolean;
	/** The label of the button that removes an instrument that pays a part. */
	remove?(instrument: PaymentInstrument, t: Translate): string;
	/** Present if an instrument can be saved in the customer's account (account-3). `field`: the field that asks for it in the review. */
	keep?: { field: string; label(t: Translate): string; canKeep(state: CheckoutState): boolean };
	/** Handles forms of the payment step, by their field `act`. */
	acts?: Readonly<Record<string, Act>>;
	/** Acts by the intents of forms that pages showed before methods had names; such a page may still be open in a tab (checkout-23). */
	earlier?: Readonly<Record<string, string>>;
	/** Handles the buyer's return to the checkout from another page, with a token in the query. */
	back?: {
		readToken(query: URLSearchParams): string | null;
		take(visitor: PageVisitor, token: string): Promise<PayOutcome>;
	};
	/** Set if the buyer confirms on a page of the method's own. */
	redirect?: RedirectNames;
	/**
	 * Present if it has a button of its own (wallets-2). Its code in the browser is browser/express.ts; the platform says on which pages the
	 * button is.
	 */
	express?: Omit<ExpressWallet, "id"> & {
		/** The same in all languages. */
		brand: string;
		/** The name of its button in analytics (basket-19). */
		addType?: AddType;
		/** The browser's API for its sheet, which has to open within the press. */
		sheetApi?: string;
		/** Its script opens a window, in which a single product can be paid (wallets-8). */
		hasWindow?: boolean;
	};
	/** The page of an order that is not placed because this payment is still on its way (checkout-27). */
	pending?(orderNo: string, t: Translate): { title: string; hint: string };
};
