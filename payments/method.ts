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

export type Words = Pick<PageContext, "t"> & { locale: Pick<PageContext["locale"], "language"> };

export type PaidText = {
	text: string;
	payer?: string;
	facts?: string[];
};

/**
 * `waiting`: the buyer has not confirmed the payment yet. `outgrown`: the total exceeds the amount that the buyer approved (wallets-11).
 */
export type Readiness = "ready" | "waiting" | "outgrown";

/**
 * `next`: the checkout step to show, or `wallet` for the wallet's own page. `values` and `faults`: a rejected form's input, and error codes
 * by field.
 */
export type PayOutcome =
	| { ok: true; next: "payment" | "review" | "wallet" }
	| {
			ok: false;
			error: CheckoutError | WalletError | "form";
			values?: Record<string, string>;
			faults?: Record<string, string[]>;
	  };

export type PaymentStep = { state: CheckoutState; cx: PageContext };

type Fields = Readonly<Record<string, string | undefined>>;

export type Act = (cx: FormContext, fields: Fields) => Promise<PayOutcome>;

/** Describes a payment method. Each method has a folder next to this file, and is offered if the house's list contains it. */
export type Method = {
	name: string;
	id: string;
	/** `all`: the method pays the whole open amount. `part`: it pays as far as its balance goes. */
	pays: "all" | "part";
	/** Tells whether the payment belongs to this method; present if several methods share the id. */
	owns?(instrument: PaymentInstrument): boolean;
	read(instrument: PaymentInstrument, words: Words): PaidText | undefined;
	check?(instrument: PaymentInstrument, toPay: number): Readiness;
	/**
	 * Returns what the payment step shows for the method; undefined if another button of the page offers it. `method`: the platform's row.
	 */
	offer?(method: ApplicableMethod, step: PaymentStep): PaymentOffer | undefined;
	/** Returns true if the method's part shows the error at one of its fields. */
	showsError?(error: string): boolean;
	remove?(instrument: PaymentInstrument, t: Translate): string;
	/** Present if a payment can be saved in the customer's account (account-3). `field`: the name of the checkbox in the review. */
	keep?: { field: string; label(t: Translate): string; canKeep(state: CheckoutState): boolean };
	acts?: Readonly<Record<string, Act>>;
	/** Maps intents of old forms to acts. A page from before methods had names may still be open in a tab (checkout-23). */
	earlier?: Readonly<Record<string, string>>;
	/** Handles the buyer's return from the payment's own page to the checkout, with a token in the query. */
	back?: {
		readToken(query: URLSearchParams): string | null;
		take(visitor: PageVisitor, token: string): Promise<PayOutcome>;
	};
	redirect?: RedirectNames;
	/** Present if the method has its own button (wallets-2). The button's code is browser/express.ts(x) in the method's folder. */
	express?: Omit<ExpressWallet, "id"> & {
		brand: string;
		/** The button's name in analytics events (basket-19). */
		addType?: AddType;
		/**
		 * The browser's global that opens the wallet's sheet. If the browser has the global, the wallet's code is loaded ahead, because the
		 * sheet must open within the click.
		 */
		sheetApi?: string;
		/** True if the wallet opens a window that can pay a single product (wallets-8). */
		hasWindow?: boolean;
	};
	pending?(orderNo: string, t: Translate): { title: string; hint: string };
};
