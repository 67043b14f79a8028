import { Lru } from "../../../shared/domain/lib/lru.ts";
import { clock } from "../../base/clock.ts";
import type { FamilyName } from "./families.ts";

/** Services that do not respond are left alone for a while, in this isolate: a request does not wait for what the last one waited for (platform-9). */

/** Milliseconds before a service that did not respond is asked again, by one request. */
const LEFT_ALONE = 30_000;
/** Calls that end in 5xx or without a connection, without a response between them. They cost little, and one thing may be broken on its own. */
const FAILURES = 3;
/** Milliseconds after which a probe is lost: the runtime may end its request without notice. */
const PROBE_LOST_AFTER = 12_000;

type State = {
	failures: number;
	/** The service is left alone until then; set while the breaker is open. */
	openUntil?: number;
	probingSince?: number;
	/** When it last responded, with anything but 5xx. */
	answeredAt: number;
	reason?: string;
};
const states = new Lru<State>(200);

export type Breaker = {
	/** `probe`: this request alone finds out whether the service is back. */
	admit: () => "closed" | "probe" | "open";
	/** Any response but a 5xx: refusals are responses. True when it was left alone before. */
	answered: () => boolean;
	/** A call that began then has waited for long. Opens unless others were answered meanwhile; true when it opens now. */
	slow: (since: number) => boolean;
	/** A call has ended in 5xx or without a connection; true when the breaker opens now. */
	failed: () => boolean;
	/** The probe has ended without a result. */
	release: () => void;
};

/** Loads with a fault on demand have breakers of their own: what is asked to fail says nothing of the service. */
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
		answered: () => {
			const wasOpen = read().openUntil !== undefined;
			states.set(key, { failures: 0, answeredAt: clock.now() });
			return wasOpen;
		},
		slow: (since) => {
			const state = read();
			return state.answeredAt <= since && open(state, "slow");
		},
		failed: () => {
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

/** Returns the reason why a service is left alone in this isolate, or undefined. */
export const leftAlone = (origin: string, family: FamilyName, fault?: string): string | undefined => {
	const state = states.get(writeKey(origin, family, fault));
	return state?.openUntil === undefined ? undefined : state.reason;
};

/** For tests: as in a new isolate. */
export const forgetBreakers = (): void => states.clear();
