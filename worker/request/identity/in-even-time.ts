import { pause } from "../../platform/fetch.ts";

/** The minimum duration, in milliseconds, of requests for a mail to a customer (identity-28). */
const AT_LEAST = 500;

/** Delays the result of a platform call, so that its duration does not show whether a mail was sent. */
export const inEvenTime = async <T>(asking: Promise<T>, deadline: AbortSignal): Promise<T> => {
	const [outcome] = await Promise.all([asking, pause(AT_LEAST, deadline)]);
	return outcome;
};
