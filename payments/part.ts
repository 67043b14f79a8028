import type { Act } from "./method.ts";

/** Removes a partial payment from the basket; `id` is its instrument. An invalid id changes nothing. */
export const removePart: Act = async ({ visitor }, { id = "" }) => {
	if (!isInstrumentId(id)) return { ok: true, next: "payment" };
	const outcome = await visitor.checkout.removePart(id);
	return outcome.ok ? { ok: true, next: "payment" } : outcome;
};

export const isInstrumentId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);
