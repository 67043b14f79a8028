import { DurableObject } from "cloudflare:workers";
import { LineOfTurns } from "./line-of-turns.ts";

/**
 * One object per customer, in which requests of all isolates take turns. It stores nothing; revisions in the database prevent lost changes.
 */
export class BasketTurns extends DurableObject {
	readonly #line = new LineOfTurns();

	inTurn(change: () => Promise<void>): Promise<boolean> {
		return this.#line.run(change);
	}
}
