import { plainText } from "./plain-text.ts";

/** Returns a typed coupon or gift card code as it is compared (typed-1): upper case, on one line. */
export const codeKey = (typed: string): string => plainText(typed).toUpperCase();
