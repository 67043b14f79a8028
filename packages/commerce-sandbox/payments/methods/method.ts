import type { Text } from "../../languages.ts";
import type {
	CustomerInstrumentRequest,
	PaymentInstrumentRequest,
	PaymentRefusal,
	Read,
} from "../instrument-requests.ts";
import type { CardSpec } from "../payment-cards.ts";
import type { StoredPaymentInstrument } from "../stored-instrument.ts";

type CustomName = `c_${string}`;
type ControllerName = `${string}-${string}`;
type SavedFields = Pick<StoredPaymentInstrument, "card" | "giftCertificateCode" | "bankRoutingNumber">;

export type HostedPage = {
	token: CustomName;
	payer: CustomName;
	approved: CustomName;
	complete: ControllerName;
	session?: { controller: ControllerName; reply: string };
	name: string;
	title?: Text;
	funds?: Text;
};

export type SandboxMethod = {
	id: string;
	type?: string;
	/**
	 * `processor`: authorised while the order is placed. `certificate`: a gift certificate's balance counts as money. `later`: the order
	 * is placed at once and the shopper owes the amount (checkout-30).
	 */
	settles: "processor" | "certificate" | "later";
	writtenHere?: readonly CustomName[];
	secrets?: readonly CustomName[];
	read?: (instrument: StoredPaymentInstrument, request: PaymentInstrumentRequest) => Read;
	save?: (request: CustomerInstrumentRequest, now: Date) => { ok: SavedFields } | { refused: PaymentRefusal };
	listCards?: (countryCode: string) => readonly CardSpec[];
	hosted?: HostedPage;
	/** Returns whether an instrument has everything that a processor needs to charge it (cloud-44). */
	isProven?: (instrument: StoredPaymentInstrument) => boolean;
};
