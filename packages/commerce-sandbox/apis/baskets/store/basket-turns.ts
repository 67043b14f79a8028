import { DurableObject } from "cloudflare:workers";
import { LineOfTurns } from "./line-of-turns.ts";

/**
 * Where requests meet that change the baskets of one customer, in whichever isolates they are: an object for each customer. It
 * keeps nothing; that no change is lost is seen to by the revisions in the database.
 */
export class BasketTurns extends DurableObject {
	readonly #line = new LineOfTurns();

	/** Runs a change, which stays in the isolate of its request, in its turn. False where that does not come in time. */
	inTurn(change: () => Promise<void>): Promise<boolean> {
		return this.#line.run(change);
	}
}
