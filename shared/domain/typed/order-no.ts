import { plainText } from "./plain-text.ts";

const ORDER_NO = /^[\w-]{1,50}$/;

/**
 * Returns a typed order number, or undefined if it can be none (typed-1). Letters keep their case: a platform may tell numbers apart by it, and
 * ignores it itself otherwise.
 */
export const parseOrderNo = (typed: string | undefined): string | undefined => {
	const orderNo = plainText(typed).replaceAll(" ", "");
	return ORDER_NO.test(orderNo) ? orderNo : undefined;
};
