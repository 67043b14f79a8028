import type { Act } from "./method.ts";

/** Fields: id, an instrument that pays a part. */
export const removePart: Act = async ({ visitor }, { id = "" }) => {
	if (!isInstrumentId(id)) return { ok: true, next: "payment" };
	const outcome = await visitor.checkout.removePart(id);
	return outcome.ok ? { ok: true, next: "payment" } : outcome;
};

export const isInstrumentId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);
