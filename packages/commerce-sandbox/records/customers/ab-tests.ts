import type { House } from "../../house/house.ts";
import { house } from "../../house.ts";

export type Participation = { test: string; segment: string };

const hash = (text: string): number =>
	[...text].reduce((sum, character) => (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 7);

/** Returns the A/B tests in which a customer takes part. The segment follows from the customer's id, so it is the same on every visit. */
export const listParticipations = (
	customerId: string,
	tests: House["abTests"] = house.abTests,
): Participation[] =>
	(tests ?? []).map(({ test, segments }) => ({
		test,
		segment: segments[hash(`${test} ${customerId}`) % segments.length] ?? segments[0],
	}));
