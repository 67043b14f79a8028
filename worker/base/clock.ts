/** Time as deadlines, time-outs and breakers see it: the machine's, or one that a test moves. */
export type Clock = {
	/** Milliseconds since the epoch. */
	now: () => number;
	/** Aborts after so many milliseconds. */
	timeout: (milliseconds: number) => AbortSignal;
	/** Calls back once after so many milliseconds; returns a function that cancels the call. */
	after: (milliseconds: number, run: () => void) => () => void;
};

const REAL: Clock = {
	now: () => Date.now(),
	timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
	after: (milliseconds, run) => {
		const timer = setTimeout(run, milliseconds);
		return () => clearTimeout(timer);
	},
};
let current = REAL;

export const clock: Clock = {
	now: () => current.now(),
	timeout: (milliseconds) => current.timeout(milliseconds),
	after: (milliseconds, run) => current.after(milliseconds, run),
};

/** For tests: another clock, or the machine's again. */
export const useClock = (other: Clock = REAL): void => {
	current = other;
};
