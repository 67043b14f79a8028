import { problem } from "../http/problem.ts";

export type MadeBefore<Made> = Made & { isSame: number };

export const requestIdUsed = (): Response =>
	problem(409, "request-id-used", "This requestId came with another body before.");

/**
 * Returns the response for the stored form if the repeated form is identical; otherwise 409, because the sender of a different form with
 * the same `requestId` cannot know which form is stored (stores-5, stores-6, returns-4).
 */
export const answerAgain = <Made>(before: MadeBefore<Made>, respond: (record: Made) => Response): Response =>
	before.isSame ? respond(before) : requestIdUsed();
