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

/** A page of the sandbox where the buyer confirms, and the properties that it writes. */
export type HostedPage = {
	/** Custom property with the session that the buyer confirms. */
	token: CustomName;
	/** Custom property with the buyer's e-mail address. */
	payer: CustomName;
	/** Custom property with the approved amount, in units of the currency. */
	approved: CustomName;
	/** Controller that brings the confirmed payment into the basket. */
	complete: ControllerName;
	/** Controller that begins a session for the basket, and the field of its reply with the session's token. Without it, the method has its own. */
	session?: { controller: ControllerName; reply: string };
	/** Name of the service on its page. */
	name: string;
	/** Title of its page; without it, the page says that the buyer pays with the service. */
	title?: Text;
	/** How its buyers pay; without it, from a balance. */
	funds?: Text;
};

/** A payment method of the sandbox. A house offers it by a row of its settings with the same id. */
export type SandboxMethod = {
	/** The platform's id, such as `CREDIT_CARD`. */
	id: string;
	/** The method's name in Shopper Payments, which lists only methods that have one. */
	type?: string;
	/**
	 * `processor`: authorized while the order is placed. `certificate`: the balance of a gift certificate counts as money. `later`: the order is placed
	 * at once, and the shopper owes the amount (checkout-30).
	 */
	settles: "processor" | "certificate" | "later";
	/** Custom properties that only the cloud sets; requests that send them have no effect. */
	writtenHere?: readonly CustomName[];
	/** Custom properties that `read` may use and that are never stored. */
	secrets?: readonly CustomName[];
	/** Returns an instrument of a basket or an order as it is stored, or why it is refused. Without it, the instrument is stored as it came. */
	read?: (instrument: StoredPaymentInstrument, request: PaymentInstrumentRequest) => Read;
	/** Returns the fields of an instrument that a customer saves. A method without it cannot be saved. */
	save?: (request: CustomerInstrumentRequest, now: Date) => { ok: SavedFields } | { refused: PaymentRefusal };
	/** Lists the card brands that a country's shoppers may pay with. */
	listCards?: (countryCode: string) => readonly CardSpec[];
	hosted?: HostedPage;
	/** Returns whether an instrument has what the processor needs to charge it (cloud-44). */
	isProven?: (instrument: StoredPaymentInstrument) => boolean;
};
