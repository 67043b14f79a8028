import * as z from "zod";
import { CATEGORIES, type ConsentCategory } from "../../../shared/domain/consent/consent.ts";
import type { Bindings } from "../../base/bindings.ts";
import type { QueuedEvent } from "./event-queue.ts";

type Env = Pick<Bindings, "CACHE">;
/** In seconds: longer than the queue keeps an event. */
const LIFETIME = 5 * 86_400;
const key = (client: string): string => `withdrawn/${client}`;

const withdrawal = z.object({ granted: z.array(z.enum(CATEGORIES)), at: z.number() });

/** Notes what a browser still agrees to, so that its events that wait for a receiver are not sent against its will (event-40). */
export const noteWithdrawal = (
	{ CACHE }: Env,
	client: string,
	granted: readonly ConsentCategory[],
	now: number,
): Promise<void> => CACHE.put(key(client), JSON.stringify({ granted, at: now }), { expirationTtl: LIFETIME });

/** Returns a function that reads what was granted for an event and not withdrawn since; it asks once for each browser. */
export const createGrantedReader = ({ CACHE }: Env) => {
	const read = new Map<string, Promise<z.output<typeof withdrawal> | undefined>>();
	return async ({ granted, sender, person, event }: QueuedEvent): Promise<readonly ConsentCategory[]> => {
		// A shopper who allows personalisation alone is known by the id for recommendations.
		const client = sender?.client ?? person?.cookieId;
		if (!client) return granted;
		const reading =
			read.get(client) ?? CACHE.get(key(client), "json").then((value) => withdrawal.safeParse(value).data);
		read.set(client, reading);
		const found = await reading;
		return found && event.at <= found.at ? granted.filter((one) => found.granted.includes(one)) : granted;
	};
};
