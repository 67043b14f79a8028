import * as z from "zod";
import type { Bindings } from "../../base/bindings.ts";
import type { QueuedEvent } from "./event-queue.ts";

/** End of the queue's name; each environment has a queue of its own. */
export const DEAD_LETTERS = "-events-dead";
const PREFIX = "dead-letters/";
/** In seconds. */
const LIFETIME = 30 * 86_400;
const MOST_LISTED = 100;

type Letter = { receiver: string; eventId: string; name: string; reason: string; at: string };

/** Keeps an event that a receiver did not take, without the customer's data, for the report of operations (event-12). */
export const buryEvent = async (
	{ CACHE }: Pick<Bindings, "CACHE">,
	{ receiver, event }: QueuedEvent,
	reason: string,
): Promise<void> => {
	const letter: Letter = {
		receiver,
		eventId: event.id,
		name: event.name,
		reason: reason.slice(0, 300),
		at: new Date(event.at).toISOString(),
	};
	await CACHE.put(`${PREFIX}${receiver}/${event.id}`, JSON.stringify(letter), { expirationTtl: LIFETIME });
};

const letterSchema = z.object({
	receiver: z.string(),
	eventId: z.string(),
	name: z.string(),
	reason: z.string(),
	at: z.string(),
});

/** Returns the first 100 dead letters, and whether there are more. */
export const listDeadLetters = async ({
	CACHE,
}: Pick<Bindings, "CACHE">): Promise<{ letters: Letter[]; isComplete: boolean }> => {
	const { keys, list_complete: isComplete } = await CACHE.list({ prefix: PREFIX, limit: MOST_LISTED });
	const values = await Promise.all(keys.map(({ name }) => CACHE.get(name, "json")));
	return { letters: values.flatMap((value) => letterSchema.safeParse(value).data ?? []), isComplete };
};
