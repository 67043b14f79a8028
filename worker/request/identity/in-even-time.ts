import { pause } from "../../platform/fetch.ts";

const AT_LEAST = 500;

/** Returns the result after at least half a second, so that the duration does not show whether a mail was sent (identity-28). */
export const inEvenTime = async <T>(asking: Promise<T>, deadline: AbortSignal): Promise<T> => {
	const [outcome] = await Promise.all([asking, pause(AT_LEAST, deadline)]);
	return outcome;
};
