import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import { clock } from "../../base/clock.ts";
import type { FamilyName } from "./families.ts";

/** Milliseconds for which an open breaker refuses calls to a service, so that requests do not all wait for its time-out (platform-9). */

const LEFT_ALONE = 30_000;
/** Consecutive failed calls that open a closed breaker; a single failure may be limited to one record. */
const FAILURES = 3;
/** Milliseconds after which a probe counts as lost, because the runtime may end its request without notice. */
const PROBE_LOST_AFTER = 12_000;

type State = {
	failures: number;
	openUntil?: number;
	probingSince?: number;
	answeredAt: number;
	reason?: string;
};
const states = new Lru<State>(200);

export type Breaker = {
	admit: () => "closed" | "probe" | "open";
	noteAnswer: () => boolean;
	/**
	 * Opens the breaker for a slow call that began at `since`, unless the service has answered since. Returns true if the breaker was closed.
	 */
	slow: (since: number) => boolean;
	noteFailure: () => boolean;
	release: () => void;
};

const writeKey = (origin: string, family: FamilyName, fault: string | undefined): string =>
	`${origin} ${family} ${fault ?? ""}`;

export const findBreaker = (origin: string, family: FamilyName, fault?: string): Breaker => {
	const key = writeKey(origin, family, fault);
	const read = (): State => states.get(key) ?? { failures: 0, answeredAt: Number.NEGATIVE_INFINITY };
	const open = (state: State, reason: string): boolean => {
		const isOpen = state.openUntil !== undefined;
		states.set(key, {
			failures: 0,
			answeredAt: state.answeredAt,
			openUntil: clock.now() + LEFT_ALONE,
			reason,
		});
		return !isOpen;
	};
	return {
		admit: () => {
			const { openUntil, probingSince, ...state } = read();
			if (openUntil === undefined) return "closed";
			const now = clock.now();
			if (now < openUntil || (probingSince !== undefined && now - probingSince < PROBE_LOST_AFTER))
				return "open";
			states.set(key, { ...state, openUntil, probingSince: now });
			return "probe";
		},
		noteAnswer: () => {
			const wasOpen = read().openUntil !== undefined;
			states.set(key, { failures: 0, answeredAt: clock.now() });
			return wasOpen;
		},
		slow: (since) => {
			const state = read();
			return state.answeredAt <= since && open(state, "slow");
		},
		noteFailure: () => {
			const state = read();
			const failures = state.failures + 1;
			if (state.probingSince !== undefined || failures >= FAILURES) return open(state, "failing");
			states.set(key, { ...state, failures });
			return false;
		},
		release: () => {
			const { probingSince: _, ...state } = read();
			states.set(key, state);
		},
	};
};

export const leftAlone = (origin: string, family: FamilyName, fault?: string): string | undefined => {
	const state = states.get(writeKey(origin, family, fault));
	return state?.openUntil === undefined ? undefined : state.reason;
};

export const forgetBreakers = (): void => states.clear();
