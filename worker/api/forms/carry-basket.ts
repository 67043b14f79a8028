import { type BasketLine, keyOfLine, planCarryOver } from "../../../shared/domain/basket/basket.ts";
import type { BasketPort } from "../../platform/commerce/baskets/baskets.ts";
import type { NewLine } from "../../platform/commerce/baskets/new-lines.ts";
import { PlatformUnavailable } from "../../platform/fetch.ts";

const keyed = (lines: readonly BasketLine[]) =>
	lines.map((line) => ({ key: keyOfLine(line), quantity: line.quantity }));

/** With what was done to it, and with what it comes. */
const asNew = ({ productId, quantity, custom, parts }: BasketLine): NewLine => ({
	productId,
	quantity,
	custom: custom?.choice,
	parts: parts ? parts.map((part) => part.productId) : undefined,
});

export type CarryResult = { dropped: number };

/**
 * Brings one site's basket to another's (decision 3). What the other site does not sell, or not that often,
 * stays behind: it is counted, and never costs the shopper what is already there.
 */
export const carryBasket = async (from: BasketPort, to: BasketPort): Promise<CarryResult> => {
	const [source, target] = await Promise.all([from.get(), to.get()]);
	if (!source) return { dropped: 0 };
	// Products would arrive without their customisations.
	if (source.isBlind || target?.isBlind)
		throw new PlatformUnavailable("network", "A bag without its products is not carried over.");
	const plan = planCarryOver(keyed(source.lines), source.carriedProductIds, keyed(target?.lines ?? []));
	const itemOf = (key: string): string | undefined =>
		target?.lines.find((line) => keyOfLine(line) === key)?.itemId;
	const carried = new Set(source.lines.map(keyOfLine));

	// One after the other: each changes the same basket.
	for (const key of plan.remove) {
		const itemId = itemOf(key);
		if (itemId) await to.remove(itemId);
	}
	for (const { key, quantity } of plan.set) {
		const itemId = itemOf(key);
		const line = source.lines.find((one) => keyOfLine(one) === key);
		const outcome = await (itemId ? to.update(itemId, { quantity }) : line && to.add(asNew(line)));
		if (!outcome?.ok) carried.delete(key);
	}
	if (plan.set.length > 0 || plan.remove.length > 0) await to.markCarried([...carried]);
	return { dropped: source.lines.length - carried.size };
};
