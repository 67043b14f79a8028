/** How each wallet with a page of its own names what a buyer confirms, and who has. */
export const CONFIRMED_BY = {
	PAYPAL: { token: "c_paypalToken", payer: "c_paypalPayerId" },
	AMAZON_PAY_V2: { token: "c_amazonCheckoutSessionId", payer: "c_amazonBuyerId" },
} as const;

/** Does the wallet's buyer still have to confirm? Any other instrument has nothing to wait for (cloud-19). */
export function isUnconfirmed({ methodId, custom }: { methodId: string; custom: object }): boolean {
	const names = methodId in CONFIRMED_BY ? CONFIRMED_BY[methodId as keyof typeof CONFIRMED_BY] : undefined;
	return names !== undefined && names.token in custom && !(names.payer in custom);
}
