import type { WriteServices } from "../../state/use-write-services.ts";

/**
 * Returns the header that names where a payment is made and which click has led to it (event-21). Its code comes with the payment, because
 * most shoppers of the checkout press no wallet. A payment never fails for it.
 */
export const attributePayment = (
	services: Pick<WriteServices, "events" | "ui">,
): Promise<Record<string, string>> =>
	import("../../state/events/attribution.ts").then(({ attribute }) => attribute(services)).catch(() => ({}));
