import { LONGEST_TURN } from "../store/line-of-turns.ts";
import type { BasketContext } from "./basket-context.ts";

/** Too many requests change this customer's baskets at once: this one has changed nothing, and may be sent again. */
export const BUSY = Symbol("busy");

/** How often a change is tried in its turn: only first tries of other isolates can still come in between. */
const TRIES_IN_TURN = 8;
/** Grows with each try, and is different for each request (ms). */
const BACK_OFF = 20;

/**
 * Runs a change until nothing came in between: `attempt` says what came of it, or `undefined` when another request wrote
 * meanwhile. A change that is alone is tried at once. Where several meet they take turns, so that each is tried once or twice
 * instead of racing against all the others.
 */
export async function untilUndisturbed<Result>(
	c: BasketContext,
	attempt: () => Promise<Result | undefined>,
): Promise<Result | typeof BUSY> {
	const { siteId, customerId } = c.get("shopper");
	const key = `${siteId}:${customerId}`;
	const isAlone = enter(key);
	try {
		const first = isAlone ? await attempt() : undefined;
		return first === undefined ? await inTurn(c, key, attempt) : first;
	} finally {
		leave(key);
	}
}

/** Customers whose baskets this isolate is changing: how many requests do, and since when the latest of them. */
const changing = new Map<string, { requests: number; latest: number }>();

/** True where no other request of this isolate changes the same. One whose client has gone may never leave. */
function enter(key: string): boolean {
	const now = Date.now();
	for (const [other, { latest }] of changing) if (now - latest > LONGEST_TURN) changing.delete(other);
	const requests = changing.get(key)?.requests ?? 0;
	changing.set(key, { requests: requests + 1, latest: now });
	return requests === 0;
}

function leave(key: string): void {
	const known = changing.get(key);
	if (!known) return;
	if (known.requests > 1) known.requests -= 1;
	else changing.delete(key);
}

async function inTurn<Result>(
	c: BasketContext,
	key: string,
	attempt: () => Promise<Result | undefined>,
): Promise<Result | typeof BUSY> {
	let turn: Promise<Result | typeof BUSY> | undefined;
	const takeTurn = async (): Promise<void> => {
		turn ??= tryInTurn(attempt);
		// Its error is this request's alone.
		await turn.catch(() => undefined);
	};
	// With a new version of the code the object starts again, and the calls that wait there end.
	const turns = c.env.BASKET_TURNS.getByName(key);
	await turns.inTurn(takeTurn).catch((error: unknown) => console.error(error));
	return turn ?? BUSY;
}

async function tryInTurn<Result>(attempt: () => Promise<Result | undefined>): Promise<Result | typeof BUSY> {
	for (let tries = 1; tries <= TRIES_IN_TURN; tries++) {
		const result = await attempt();
		if (result !== undefined) return result;
		await new Promise((resolve) => setTimeout(resolve, Math.random() * BACK_OFF * tries));
	}
	return BUSY;
}
