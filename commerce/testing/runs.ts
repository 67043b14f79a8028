import { inject } from "vitest";

declare module "vitest" {
	interface ProvidedContext {
		/** `npm run test:thorough`. */
		thorough: boolean;
	}
}

/** How many examples a property test tries that costs seconds: a few in every run, many in `npm run test:thorough`. */
export const runs = (usual: number, thorough: number): number => (inject("thorough") ? thorough : usual);
