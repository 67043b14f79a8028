/** The steps of the checkout, in their order (checkout-1). */
export const CHECKOUT_STEPS = ["contact", "delivery", "payment", "review"] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

export const isCheckoutStep = (text: string | null | undefined): text is CheckoutStep =>
	CHECKOUT_STEPS.some((step) => step === text);

/** What the platform's basket knows already. */
export type CheckoutProgress = { hasEmail: boolean; hasDelivery: boolean; hasPayment: boolean };

/** The steps that may be shown: those that are done, and the first that is not. */
export const openSteps = ({ hasEmail, hasDelivery, hasPayment }: CheckoutProgress): CheckoutStep[] => {
	const done = [hasEmail, hasDelivery, hasPayment];
	const first = done.indexOf(false);
	return CHECKOUT_STEPS.slice(0, first < 0 ? CHECKOUT_STEPS.length : first + 1);
};

/** The step that an address asks for, if it may be shown; else the one to go on with. */
export const stepFor = (wanted: string | null, progress: CheckoutProgress): CheckoutStep => {
	const open = openSteps(progress);
	return open.find((step) => step === wanted) ?? open.at(-1) ?? "contact";
};
