import { pause } from "../../platform/fetch.ts";

const AT_LEAST = 500;

/** Delays the result by up to half a second, so that its duration does not show whether a mail was sent (identity-28). */
export const inEvenTime = async <T>(asking: Promise<T>, deadline: AbortSignal): Promise<T> => {
	const [outcome] = await Promise.all([asking, pause(AT_LEAST, deadline)]);
	return outcome;
};
