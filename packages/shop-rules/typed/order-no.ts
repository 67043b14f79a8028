import { plainText } from "./plain-text.ts";

const ORDER_NO = /^[\w-]{1,50}$/;

/** Says whether a text has the form of the platform's order numbers; unlike parseOrderNo, it takes the text as it is. */
export const isOrderNo = (text: string | null | undefined): text is string => ORDER_NO.test(text ?? "");

/**
 * Returns a typed order number, or undefined if it can be none (typed-1). Letters keep their case: a platform may tell numbers apart by it, and
 * ignores it itself otherwise.
 */
export const parseOrderNo = (typed: string | undefined): string | undefined => {
	const orderNo = plainText(typed).replaceAll(" ", "");
	return isOrderNo(orderNo) ? orderNo : undefined;
};
