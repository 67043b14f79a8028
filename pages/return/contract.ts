import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type {
	DoneReturnView,
	FindOrderProof,
	FindOrderValues,
	OrderLineView,
} from "../../shared/contracts/order-views.ts";
import type { ReturnWay } from "../../shared/domain/orders/returns.ts";

export type ReturnLineView = OrderLineView & {
	most: number;
	refusal?: string;
	sizes: { productId: string; label: string }[];
	values: { quantity?: string; reason?: string; exchange?: string };
	lacksReason: boolean;
	fault?: string;
};

export type ReturnFormView = {
	orderNo: string;
	action: string;
	lines: ReturnLineView[];
	reasons: { value: string; label: string }[];
	way: ReturnWay;
	/** The chosen form of refund; present if customers can choose (credit-2). */
	refundAs?: "payment" | "storeCredit";
	/** Identifies the form, so that a form that is sent twice creates one return (returns-4). */
	requestId: string;
};

/** `bars`: the barcode as an SVG path, one unit high and `width` units wide. */
export type ReturnLabelView = {
	title: string;
	hint: string;
	addresses: { heading: string; lines: string[] }[];
	numberLabel: string;
	returnNo: string;
	bars: { width: number; path: string };
	print: string;
};

export type ReturnError =
	| "notFound"
	| "tooMany"
	| "missing"
	| "nothing"
	| "reason"
	| "refused"
	| "unavailable";

export type ReturnData = {
	navigation?: AccountLinkView[];
	error?: ReturnError;
	orderHref?: string;
} & (
	| { step: "find"; action: string; values: FindOrderValues; proof: FindOrderProof }
	| { step: "closed"; orderNo: string; why: "notDelivered" | "over" }
	| { step: "choose"; form: ReturnFormView }
	| { step: "done"; orderNo: string; doneReturn: DoneReturnView }
	| { step: "label"; label: ReturnLabelView }
);
