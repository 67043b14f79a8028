import { plainText } from "./plain-text.ts";

const ORDER_NO = /^[\w-]{1,50}$/;

/** Tests the raw text, whereas parseOrderNo normalises it first. */
export const isOrderNo = (text: string | null | undefined): text is string => ORDER_NO.test(text ?? "");

/**
 * Parses a typed order number; undefined if invalid (typed-1). Case is kept, because some platforms distinguish numbers by it
 * and the others ignore it.
 */
export const parseOrderNo = (typed: string | undefined): string | undefined => {
	const orderNo = plainText(typed).replaceAll(" ", "");
	return isOrderNo(orderNo) ? orderNo : undefined;
};
