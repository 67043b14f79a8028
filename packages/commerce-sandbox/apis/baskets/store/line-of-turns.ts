/** Maximum wait for a turn in milliseconds. */
export const PATIENCE = 3000;
/** Milliseconds after which a change no longer holds up the next change, because its request may have ended. */
export const LONGEST_TURN = 4000;

const BREATH = 1;

export class LineOfTurns {
	#last: Promise<void> = Promise.resolve();

	async run(change: () => Promise<void>): Promise<boolean> {
		const before = this.#last;
		const { promise: turnEnd, resolve: end } = Promise.withResolvers<void>();
		this.#last = before.then(() => turnEnd).then(() => pause(BREATH));
		if (!(await isThereWithin(PATIENCE, before))) {
			end();
			return false;
		}
		const timer = setTimeout(end, LONGEST_TURN);
		try {
			await change();
			return true;
		} finally {
			clearTimeout(timer);
			end();
		}
	}
}

const isThereWithin = (ms: number, promise: Promise<void>): Promise<boolean> =>
	new Promise((resolve) => {
		const timer = setTimeout(resolve, ms, false);
		void promise.then(() => {
			clearTimeout(timer);
			resolve(true);
		});
	});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
