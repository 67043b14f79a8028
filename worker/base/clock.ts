export type Clock = {
	now: () => number;
	timeout: (milliseconds: number) => AbortSignal;
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

export const useClock = (other: Clock = REAL): void => {
	current = other;
};
