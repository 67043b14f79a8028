import { inject } from "vitest";

declare module "vitest" {
	interface ProvidedContext {
		thorough: boolean;
	}
}

/** Returns the number of examples of a property: `thorough` in `npm run test:thorough`, otherwise `usual`. */
export const runs = (usual: number, thorough: number): number => (inject("thorough") ? thorough : usual);

/**
 * Returns all variations in `npm run test:thorough`, otherwise one of every `every`. `turn` shifts the choice, so that the rows of a table
 * together try every variation.
 */
export const inTurn = <T>(variations: readonly T[], every: number, turn = 0): T[] =>
	variations.filter((_, at) => inject("thorough") || (at + turn) % every === 0);
