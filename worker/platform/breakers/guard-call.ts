import { clock } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import { findBreaker } from "./breaker.ts";
import { type FamilyName, readService } from "./families.ts";

export type GuardedCall = {
	family: FamilyName;
	isProbe: boolean;
	startTry: (timeout: number) => { slow: () => void; end: () => void };
	noteAnswer: () => void;
	noteFailure: () => void;
	end: () => void;
};

type Asked = {
	origin: string;
	family: FamilyName;
	isRead: boolean;
	fault?: string;
	log: Log;
	waitUntil?: (promise: Promise<unknown>) => void;
};

const nothing = (): void => {};

export const unguardedCall = (family: FamilyName): GuardedCall => ({
	family,
	isProbe: false,
	startTry: () => ({ slow: nothing, end: nothing }),
	noteAnswer: nothing,
	noteFailure: nothing,
	end: nothing,
});

export const guardCall = ({
	origin,
	family,
	isRead,
	fault,
	log,
	waitUntil,
}: Asked): GuardedCall | undefined => {
	const { writes, slowAfter = Number.POSITIVE_INFINITY } = readService(family);
	const breaker = findBreaker(origin, family, fault);
	const state = isRead || writes !== "sent" ? breaker.admit() : "closed";
	if (state === "open") return undefined;
	const isProbe = state === "probe";
	// Writes do not open a closed breaker, because a purchase, for example, may wait for a bank. A service queried by POST counts as
	// read.
	const isJudged = isProbe || isRead || writes === "read";
	const logOpening = (reason: string): void =>
		log("error", "platform/breaker", "A service is left alone", { family, reason });
	return {
		family,
		isProbe,
		startTry: (timeout) => {
			const since = clock.now();
			const slow = (): void => {
				if (isJudged && breaker.slow(since)) logOpening("no response in time");
			};
			const { promise, resolve } = Promise.withResolvers<void>();
			const cancel = clock.after(Math.min(timeout, slowAfter), () => {
				slow();
				resolve();
			});
			// The page may be sent before the response arrives; `waitUntil` keeps the timer running until the service counts as slow.
			waitUntil?.(promise);
			const end = (): void => {
				cancel();
				resolve();
			};
			return { slow, end };
		},
		noteAnswer: () => {
			if (breaker.noteAnswer()) log("info", "platform/breaker", "A service responds again", { family });
		},
		noteFailure: () => {
			if (isJudged && breaker.noteFailure()) logOpening("5xx or no connection");
		},
		end: () => {
			if (isProbe) breaker.release();
		},
	};
};
