export const CHECKOUT_STEPS = ["contact", "delivery", "payment", "review"] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

export const isCheckoutStep = (text: string | null | undefined): text is CheckoutStep =>
	CHECKOUT_STEPS.some((step) => step === text);

export type CheckoutProgress = {
	hasEmail: boolean;
	hasDelivery: boolean;
	hasPayment: boolean;
	isMailed?: boolean;
};

/** Returns true if nothing is delivered to an address of the shopper, so that the bill needs an address (gifts-2, stores-7). */
export const asksForBilling = ({
	isMailed,
	isCollected,
}: {
	isMailed?: boolean;
	isCollected?: boolean;
}): boolean => isMailed === true || isCollected === true;

export const listSteps = (isMailed = false): CheckoutStep[] =>
	CHECKOUT_STEPS.filter((step) => step !== "delivery" || !isMailed);

export const openSteps = ({
	hasEmail,
	hasDelivery,
	hasPayment,
	isMailed,
}: CheckoutProgress): CheckoutStep[] => {
	const steps = listSteps(isMailed);
	const isDone = { contact: hasEmail, delivery: hasDelivery, payment: hasPayment, review: false };
	const first = steps.findIndex((step) => !isDone[step]);
	return steps.slice(0, first + 1);
};

export const stepFor = (requestedStep: string | null, progress: CheckoutProgress): CheckoutStep => {
	const open = openSteps(progress);
	return open.find((step) => step === requestedStep) ?? open.at(-1) ?? "contact";
};
