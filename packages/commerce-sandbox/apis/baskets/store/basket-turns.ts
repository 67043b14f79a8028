import { DurableObject } from "cloudflare:workers";
import { LineOfTurns } from "./line-of-turns.ts";

/** Requests of all isolates take turns in one object per customer. Revisions in the database prevent lost changes. */
export class BasketTurns extends DurableObject {
	readonly #line = new LineOfTurns();

	inTurn(change: () => Promise<void>): Promise<boolean> {
		return this.#line.run(change);
	}
}
