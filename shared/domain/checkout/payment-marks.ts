/** `card`: has a stripe. `wallet`: is round. `bank` and `later`: a line at the top or at the foot. */
export type PaymentMark = { id: string; name: string; kind: "card" | "wallet" | "bank" | "later" };

const mark = (kind: PaymentMark["kind"], ...names: string[]): PaymentMark[] =>
	names.map((name) => ({ id: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"), name, kind }));

/** Methods of payment that have a drawn mark (content-43). */
export const PAYMENT_MARKS: readonly PaymentMark[] = [
	...mark("card", "Visa", "Mastercard", "American Express", "JCB", "UnionPay", "Maestro", "Discover"),
	...mark("card", "Diners Club", "Cartes Bancaires", "mada", "KNET", "Bancontact"),
	...mark("wallet", "PayPal", "Apple Pay", "Google Pay", "Amazon Pay", "Alipay", "WeChat Pay", "Satispay"),
	...mark("wallet", "Twint", "Swish", "Vipps", "MobilePay", "Bizum", "PayPay", "LINE Pay", "Kakao Pay"),
	...mark("bank", "SEPA", "iDEAL", "BLIK", "Przelewy24", "Multibanco"),
	...mark("later", "Klarna", "Afterpay", "Clearpay", "Scalapay", "Alma", "Affirm", "Tabby", "Tamara"),
];

/** Short names under which platforms know cards. */
const OTHER_NAMES = [
	["Amex", "American Express"],
	["China UnionPay", "UnionPay"],
] as const;

const fold = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
const byName: ReadonlyMap<string, PaymentMark> = new Map(PAYMENT_MARKS.map((one) => [fold(one.name), one]));

/** Returns the mark of a method by its name, however that is spelled; undefined for an unknown one. */
export const findPaymentMark = (name: string): PaymentMark | undefined => {
	const folded = fold(name);
	const [, usual] = OTHER_NAMES.find(([other]) => fold(other) === folded) ?? [];
	return byName.get(usual === undefined ? folded : fold(usual));
};
