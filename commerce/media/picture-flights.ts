/** A picture that is being made, or has just been. */
export type Flight<T> = {
	made: Promise<T>;
	/** Its turn has not come. */
	waiting: boolean;
	/** When it was last seen to go on. */
	heardAt: number;
};

/** One more would only wait in vain. */
export const MAX_WAITING = 500;
/**
 * The runtime ends what a request does soon after its client has gone, without a word; whoever waits for that picture
 * makes it anew (ms). Longer than the dearest picture takes on a busy machine, during which nothing is heard of the others.
 */
const LOST_AFTER = 6_000;
const LOOK_AGAIN = 2_000;

/**
 * Pictures by key: however many ask, each is made once. Those that wait for their turn may be many and wait long: a picture
 * that is late is better than a hole.
 */
export function createFlights<T>() {
	const flights = new Map<string, Flight<T>>();
	const isLost = (flight: Flight<T>) => Date.now() - flight.heardAt > LOST_AFTER;
	const land = (key: string, flight: Flight<T>) => {
		if (flights.get(key) === flight) flights.delete(key);
	};

	const begin = (key: string, make: (flight: Flight<T>) => Promise<T>): Flight<T> | undefined => {
		let waiting = 0;
		for (const [other, flight] of flights) {
			if (isLost(flight)) flights.delete(other);
			else if (flight.waiting) waiting += 1;
		}
		if (waiting >= MAX_WAITING) return undefined;
		const flight: Flight<T> = {
			// Later, when `make` can be given what it belongs to.
			made: Promise.resolve().then(() => make(flight)),
			waiting: true,
			heardAt: Date.now(),
		};
		flight.made.catch(() => land(key, flight));
		flights.set(key, flight);
		return flight;
	};

	return {
		has: (key: string): boolean => flights.has(key),
		/** It is kept elsewhere now. */
		land,
		/** The picture, made by `make` where nobody makes it yet. */
		async take(key: string, make: (flight: Flight<T>) => Promise<T>): Promise<T | "busy"> {
			for (;;) {
				const flight = flights.get(key) ?? begin(key, make);
				if (!flight) return "busy";
				while (!isLost(flight)) {
					const made = await Promise.race([flight.made, pause(LOOK_AGAIN)]);
					if (made !== NOTHING) return made;
				}
				land(key, flight);
			}
		},
	};
}

const NOTHING = Symbol("not yet");
const pause = (ms: number): Promise<typeof NOTHING> =>
	new Promise((resolve) => setTimeout(resolve, ms, NOTHING));

const PAUSE_MS = 2;
/** What nobody waits for leaves this long to those who ask for the next picture. */
const QUIET_MS = 500;

/**
 * The tiles of a page are asked for together. Each waits until nobody has begun a picture during its last pause, so that
 * the event loop can send the one before; without that all of them leave with the last. Nothing is held while a request
 * waits, so one that is cancelled holds nobody up.
 */
export const inTurn = <T>(flight: Flight<unknown>, draw: () => Promise<T>): Promise<T> =>
	afterPause(flight, PAUSE_MS, draw);

/** After all that somebody waits for. */
export const atLast = <T>(flight: Flight<unknown>, work: () => Promise<T>): Promise<T> =>
	afterPause(flight, QUIET_MS, work);

let begun = 0;

async function afterPause<T>(flight: Flight<unknown>, ms: number, work: () => Promise<T>): Promise<T> {
	for (let seen = -1; seen !== begun; ) {
		seen = begun;
		await pause(ms);
		flight.heardAt = Date.now();
	}
	begun += 1;
	flight.waiting = false;
	return work();
}
