import type { Log } from "../../../base/log.ts";
import type { BagFact } from "./bag-facts.ts";

type Count = () => Promise<number>;
type Tell = (facts: readonly BagFact[]) => void;

/** `follow`: see `BasketPort`. `tell` is silent while a change is followed. */
export const followCount = (count: Count, note: Tell | undefined, log: Log) => {
	let followed = 0;
	const tell: Tell = (facts) => {
		if (followed === 0) note?.(facts);
	};
	const read = (shown: Count): Promise<number | undefined> =>
		shown().catch((error: unknown) => {
			log("warning", "commerce/baskets", "Pieces were not counted, analytics is not told of the change", {
				error,
			});
			return undefined;
		});
	return {
		tell,
		follow: async <T>(run: () => Promise<T>, shown: Count = count): Promise<T> => {
			const before = await read(shown);
			followed++;
			try {
				return await run();
			} finally {
				followed--;
				const now = before === undefined ? undefined : await read(count);
				if (now !== undefined && now !== before) tell([{ name: "cart_updated", count: now }]);
			}
		},
	};
};
