import type { Bindings } from "../../base/bindings.ts";
import { clock } from "../../base/clock.ts";
import { isRefusal, toProblem } from "../refusals/refusal.ts";
import type { Outcome, ReceiverContext } from "./receiver.ts";

/** `unanswered`: the request was sent, and it is unknown whether it arrived. */
export type Answer = Outcome | "unanswered";

/** Milliseconds. */
const PATIENCE = 5000;
/** Seconds; a longer wait that a receiver asks for is cut, because the queue forgets an event after days. */
const LONGEST_WAIT = 6 * 3600;
const MOST_READ = 2000;
/** A proxy answers with these when the service itself did not, after it may have received the request. */
const NO_ANSWER: ReadonlySet<number> = new Set([504, 520, 524]);

/** Returns the seconds that a receiver asks to wait, from either form of the header. */
export const readRetryAfter = (header: string | null, now: number): number | undefined => {
	if (!header) return undefined;
	const seconds = /^\d+$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
	return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), LONGEST_WAIT) : undefined;
};

/** Returns what a service says is wrong with events, in a body that may come with any status. */
const findComplaint = (text: string): string | undefined => {
	try {
		const json: unknown = JSON.parse(text);
		if (isRefusal(json)) {
			const { title, detail } = toProblem(json);
			return `${title} ${detail}`.trim();
		}
		const { errors, validationMessages } = (json ?? {}) as Record<string, unknown>;
		const list = [errors, validationMessages].find((one) => Array.isArray(one) && one.length > 0);
		return list === undefined ? undefined : JSON.stringify(list);
	} catch {
		return undefined;
	}
};

/** A path alone is one of the commerce cloud, where the stand-ins of the receivers are. */
const reach = ({ COMMERCE, COMMERCE_URL }: Bindings, url: string, init: RequestInit): Promise<Response> => {
	if (!url.startsWith("/")) return fetch(url, init);
	if (COMMERCE) return COMMERCE.fetch(new Request(`https://commerce.internal${url}`, init));
	return fetch(new URL(url, COMMERCE_URL), init);
};

const read = async (response: Response, now: number): Promise<Answer> => {
	const { status, headers } = response;
	const text = (await response.text().catch(() => "")).slice(0, MOST_READ);
	if (NO_ANSWER.has(status)) return "unanswered";
	if (status === 429 || status === 408 || status >= 500) {
		const retryAfter = readRetryAfter(headers.get("retry-after"), now);
		return retryAfter === undefined ? "retry" : { retryAfter };
	}
	const complaint = findComplaint(text);
	if (response.ok && complaint === undefined) return "taken";
	return { refused: `Status ${status}: ${complaint ?? text.slice(0, 200)}`.trim() };
};

/**
 * Sends one request to a receiver and reads the outcome: a status of 408, 429 or 5xx is temporary, any other failure is for good, as is a
 * complaint in the body of a successful answer (event-12). Redirects are not followed, because they would take secrets along.
 */
export const callReceiver = async (
	{ env, deadline, now }: Pick<ReceiverContext, "env" | "deadline" | "now">,
	url: string,
	init: RequestInit,
): Promise<Answer> => {
	const signal = AbortSignal.any([deadline, clock.timeout(PATIENCE)]);
	try {
		return await read(await reach(env, url, { ...init, signal, redirect: "manual" }), now);
	} catch {
		return "unanswered";
	}
};
