import { attribute } from "../../state/events/attribution.ts";
import type { WriteServices } from "../../state/use-write-services.ts";

/** Returns the header that names where a payment is made and which click has led to it (event-21). A payment never fails for it. */
export const attributePayment = (
	services: Pick<WriteServices, "events" | "ui">,
): Promise<Record<string, string>> => attribute(services).catch(() => ({}));
