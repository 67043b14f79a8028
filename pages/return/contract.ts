import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type {
	DoneReturnView,
	FindOrderProof,
	FindOrderValues,
	OrderLineView,
} from "../../shared/contracts/order-views.ts";
import type { ReturnWay } from "../../shared/domain/orders/returns.ts";

export type ReturnLineView = OrderLineView & {
	/** Units that may be returned; 0 where `refusal` says why not, in the shopper's words. */
	most: number;
	refusal?: string;
	/** Other sizes that are in stock. */
	sizes: { productId: string; label: string }[];
	/** The values of a refused form. */
	values: { quantity?: string; reason?: string; exchange?: string };
	/** The reason is missing from the choice, or why the item cannot be returned as chosen. */
	lacksReason: boolean;
	fault?: string;
};

export type ReturnFormView = {
	orderNo: string;
	action: string;
	lines: ReturnLineView[];
	reasons: { value: string; label: string }[];
	way: ReturnWay;
	/** How it is to be paid back, for customers; missing where there is no choice (credit-2). */
	refundAs?: "payment" | "storeCredit";
	/** The same form, sent twice, is one return (returns-4). */
	requestId: string;
};

/** The label for the parcel, in the loader's words (returns-6). `bars`: a path of one unit's height. */
export type ReturnLabelView = {
	title: string;
	hint: string;
	addresses: { heading: string; lines: string[] }[];
	numberLabel: string;
	returnNo: string;
	bars: { width: number; path: string };
	print: string;
};

/** `returns.error.<code>`; unavailable has the shop's own text. */
export type ReturnError =
	| "notFound"
	| "tooMany"
	| "missing"
	| "nothing"
	| "reason"
	| "refused"
	| "unavailable";

export type ReturnData = {
	/** The account's navigation; absent for guests. */
	navigation?: AccountLinkView[];
	error?: ReturnError;
	orderHref?: string;
} & (
	| { step: "find"; action: string; values: FindOrderValues; proof: FindOrderProof }
	| { step: "closed"; orderNo: string; why: "notDelivered" | "over" }
	| { step: "choose"; form: ReturnFormView }
	| { step: "done"; orderNo: string; done: DoneReturnView }
	| { step: "label"; label: ReturnLabelView }
);
