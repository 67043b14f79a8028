import { pause } from "../../platform/fetch.ts";

/** Milliseconds that every request for a mail to a customer takes at least (identity-28). */
const AT_LEAST = 500;

/** Waits for a request to the platform, and long enough that its time does not show whether a mail is sent on the way. */
export const inEvenTime = async <T>(asking: Promise<T>, deadline: AbortSignal): Promise<T> => {
	const [outcome] = await Promise.all([asking, pause(AT_LEAST, deadline)]);
	return outcome;
};
