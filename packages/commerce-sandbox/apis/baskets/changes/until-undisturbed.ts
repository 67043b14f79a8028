import { LONGEST_TURN } from "../store/line-of-turns.ts";
import type { BasketContext } from "./basket-context.ts";

export const BUSY = Symbol("busy");

const TRIES_IN_TURN = 8;
const BACK_OFF = 20;

/**
 * Returns the result of `attempt`, or `BUSY`. `attempt` returns undefined, and is repeated, if another request wrote meanwhile. A
 * customer's first change in an isolate starts immediately; further changes wait for their turn.
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

const changing = new Map<string, { requests: number; latest: number }>();

function enter(key: string): boolean {
	const now = Date.now();
	for (const [other, { latest }] of changing) if (now - latest > LONGEST_TURN) changing.delete(other);
	const requests = changing.get(key)?.requests ?? 0;
	changing.set(key, { requests: requests + 1, latest: now });
	return requests === 0;
}

function leave(key: string): void {
	const entry = changing.get(key);
	if (!entry) return;
	if (entry.requests > 1) entry.requests -= 1;
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
		await turn.catch(() => undefined);
	};
	// Deploying a new version restarts the object, which rejects waiting calls.
	const turns = c.env.BASKET_TURNS.getByName(key);
	await turns
		.inTurn(takeTurn)
		.catch((error: unknown) =>
			console.error("Queueing a basket change failed: 409 sent unless it has begun.", error),
		);
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
