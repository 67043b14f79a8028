import { inject } from "vitest";

declare module "vitest" {
	interface ProvidedContext {
		/** `npm run test:thorough`. */
		thorough: boolean;
	}
}

/** How many examples a property test tries that costs seconds: a few in every run, many in `npm run test:thorough`. */
export const runs = (usual: number, thorough: number): number => (inject("thorough") ? thorough : usual);

/**
 * Of variations, all in `npm run test:thorough`; in any other run one of `every` that follow each other. Which one it is moves on with
 * `turn`, so that over the rows of a table every variation is tried.
 */
export const inTurn = <T>(variations: readonly T[], every: number, turn = 0): T[] =>
	variations.filter((_, at) => inject("thorough") || (at + turn) % every === 0);
