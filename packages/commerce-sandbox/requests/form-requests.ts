import { problem } from "../http/problem.ts";

export type MadeBefore<Made> = Made & { isSame: number };

export const requestIdUsed = (): Response =>
	problem(409, "request-id-used", "This requestId came with another body before.");

/**
 * An identical repeated form gets the same response; a different form with the same `requestId` gets 409, because its sender cannot know
 * which version is stored (stores-5, stores-6, returns-4).
 */
export const answerAgain = <Made>(before: MadeBefore<Made>, respond: (record: Made) => Response): Response =>
	before.isSame ? respond(before) : requestIdUsed();
