import { type Clock, useClock } from "../../base/clock.ts";

export type MovedClock = Clock & {
	move: (milliseconds: number) => Promise<void>;
	until: <T>(promise: Promise<T>) => Promise<T>;
};

const settle = async (): Promise<void> => {
	for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setTimeout(resolve));
};

export const useMovedClock = (from = Date.UTC(2026, 10, 21)): MovedClock => {
	let time = from;
	let due: { at: number; run: () => void }[] = [];
	const after: Clock["after"] = (milliseconds, run) => {
		const timer = { at: time + milliseconds, run };
		due.push(timer);
		return () => {
			due = due.filter((one) => one !== timer);
		};
	};
	const runNext = (until: number): boolean => {
		const [next] = due.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
		if (!next) return false;
		due = due.filter((one) => one !== next);
		time = Math.max(time, next.at);
		next.run();
		return true;
	};
	const clock: MovedClock = {
		now: () => time,
		after,
		timeout: (milliseconds) => {
			const controller = new AbortController();
			after(milliseconds, () => controller.abort(new DOMException("The time is up.", "TimeoutError")));
			return controller.signal;
		},
		move: async (milliseconds) => {
			const until = time + milliseconds;
			await settle();
			while (runNext(until)) await settle();
			time = until;
		},
		until: async (promise) => {
			let isSettled = false;
			const end = (): void => {
				isSettled = true;
			};
			promise.then(end, end);
			await settle();
			while (!isSettled && runNext(Number.POSITIVE_INFINITY)) await settle();
			return promise;
		},
	};
	useClock(clock);
	return clock;
};
