import { planCarryOver } from "../../shared/domain/basket.ts";
import type { BasketPort } from "../platform/commerce/baskets.ts";

export type CarryResult = { dropped: number };

/**
 * Brings one site's basket to another's (docs/decisions/0003). What the other site does not sell, or not that often,
 * stays behind: it is counted, and never costs the shopper what is already there.
 */
export const carryBasket = async (from: BasketPort, to: BasketPort): Promise<CarryResult> => {
	const [source, target] = await Promise.all([from.get(), to.get()]);
	if (!source) return { dropped: 0 };
	const plan = planCarryOver(source.lines, source.carriedProductIds, target?.lines ?? []);
	const itemOf = (productId: string): string | undefined =>
		target?.lines.find((line) => line.productId === productId)?.itemId;
	const carried = new Set(source.lines.map((line) => line.productId));

	// One after the other: each changes the same basket.
	for (const productId of plan.remove) {
		const itemId = itemOf(productId);
		if (itemId) await to.remove(itemId);
	}
	for (const { productId, quantity } of plan.set) {
		const itemId = itemOf(productId);
		const outcome = await (itemId ? to.update(itemId, quantity) : to.add(productId, quantity));
		if (!outcome.ok) carried.delete(productId);
	}
	if (plan.set.length > 0 || plan.remove.length > 0) await to.markCarried([...carried]);
	return { dropped: source.lines.length - carried.size };
};
