import type { Bindings } from "../../../base/bindings.ts";

/** End of the queue's name; each environment has a queue of its own. */
export const FACTS_QUEUE = "-facts";

/** Has the facts of orders delivered soon. Facts that are not announced are delivered by the trigger that fires every minute (event-17). */
export const announceOrders = async ({ FACTS }: Pick<Bindings, "FACTS">): Promise<void> => {
	await FACTS?.send({});
};
