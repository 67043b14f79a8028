import { problem } from "../http/problem.ts";

/** `isSame`: 1 where the form says again what it said the first time. */
export type MadeBefore<Made> = Made & { isSame: number };

export const requestIdUsed = (): Response =>
	problem(409, "request-id-used", "This requestId came with another body before.");

/**
 * Answers a form that comes again under its `requestId`: as the first time if it says the same, else with 409, because its sender cannot
 * know which of the two is kept (stores-5, stores-6, returns-4).
 */
export const answerAgain = <Made>(before: MadeBefore<Made>, done: (made: Made) => Response): Response =>
	before.isSame ? done(before) : requestIdUsed();
