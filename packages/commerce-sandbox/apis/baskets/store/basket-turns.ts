import { DurableObject } from "cloudflare:workers";
import { LineOfTurns } from "./line-of-turns.ts";

/** Queues competing changes to the baskets of one customer on one site. Revisions in the database prevent lost changes. */
export class BasketTurns extends DurableObject {
	readonly #line = new LineOfTurns();

	inTurn(change: () => Promise<void>): Promise<boolean> {
		return this.#line.run(change);
	}
}
