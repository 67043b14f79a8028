/** The steps of the checkout, in their order (checkout-1). */
export const CHECKOUT_STEPS = ["contact", "delivery", "payment", "review"] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

export const isCheckoutStep = (text: string | null | undefined): text is CheckoutStep =>
	CHECKOUT_STEPS.some((step) => step === text);

/** The steps' data that the platform's basket has already. */
export type CheckoutProgress = {
	hasEmail: boolean;
	hasDelivery: boolean;
	hasPayment: boolean;
	/** Gift cards alone come by mail: there is no parcel, and no step for it (gifts-2). */
	isMailed?: boolean;
};

/** Nothing is delivered to an address of the shopper's: the bill needs one of its own (gifts-2, stores-7). */
export const asksForBilling = ({
	isMailed,
	isCollected,
}: {
	isMailed?: boolean;
	isCollected?: boolean;
}): boolean => isMailed === true || isCollected === true;

/** The steps of a bag, in their order. */
export const stepsOf = (isMailed = false): CheckoutStep[] =>
	CHECKOUT_STEPS.filter((step) => step !== "delivery" || !isMailed);

/** The steps that may be shown: those that are done, and the first that is not. */
export const openSteps = ({
	hasEmail,
	hasDelivery,
	hasPayment,
	isMailed,
}: CheckoutProgress): CheckoutStep[] => {
	const steps = stepsOf(isMailed);
	const isDone = { contact: hasEmail, delivery: hasDelivery, payment: hasPayment, review: false };
	const first = steps.findIndex((step) => !isDone[step]);
	return steps.slice(0, first + 1);
};

/** The step that an address asks for, if it may be shown; else the one to go on with. */
export const stepFor = (wanted: string | null, progress: CheckoutProgress): CheckoutStep => {
	const open = openSteps(progress);
	return open.find((step) => step === wanted) ?? open.at(-1) ?? "contact";
};
