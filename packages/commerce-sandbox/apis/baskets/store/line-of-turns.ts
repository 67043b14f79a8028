/** How long a change waits for its turn (ms): below what a storefront waits for its response. */
export const PATIENCE = 3000;
/** A change that takes longer no longer holds up the next (ms): its request may be gone. */
export const LONGEST_TURN = 4000;

/** Between two turns (ms): other requests are heard then, also where one event loop does everything, as on a developer's machine. */
const BREATH = 1;

/** Runs changes one after another, in the order in which they come. */
export class LineOfTurns {
	#last: Promise<void> = Promise.resolve();

	/** True once the change has run; false, without running it, where its turn does not come in time. */
	async run(change: () => Promise<void>): Promise<boolean> {
		const before = this.#last;
		const { promise: done, resolve: end } = Promise.withResolvers<void>();
		this.#last = before.then(() => done).then(() => pause(BREATH));
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
