import { plainText } from "./plain-text.ts";

const ORDER_NO = /^[\w-]{1,50}$/;

export const isOrderNo = (text: string | null | undefined): text is string => ORDER_NO.test(text ?? "");

export const parseOrderNo = (typed: string | undefined): string | undefined => {
	const orderNo = plainText(typed).replaceAll(" ", "");
	return isOrderNo(orderNo) ? orderNo : undefined;
};
