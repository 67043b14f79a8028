/** A picture that is being made, or has just been. */
export type Flight<T> = {
	made: Promise<T | typeof NOTHING>;
	/** Its turn has not come. */
	waiting: boolean;
	/** How many wait for it. */
	askers: number;
	/** How often it was seen to go on, and when last. */
	beats: number;
	heardAt: number;
};

/** One more would only wait in vain. */
export const MAX_WAITING = 500;
/**
 * The runtime ends what a request does some time after its client has gone, without notice; another request that waits for that
 * picture makes it again once it has been silent for so many looks. Looks, not seconds: while an expensive picture blocks
 * the event loop no request can report, but none looks either.
 */
const SILENT_LOOKS = 3;
const LOOK_AGAIN = 2_000;
/**
 * How long a client is kept waiting: those behind a storefront have ten seconds. The picture is made in its turn all the
 * same, and is there when the client asks again (ms).
 */
export const PATIENCE_MS = 8_500;
/** What has not been heard of for so long does not come back (ms). */
const FORGOTTEN_AFTER = 60_000;

/**
 * Pictures by key: however many ask, each is made once. Those that wait for their turn may be many: a picture that is late is
 * better than a hole.
 */
export function createFlights<T>() {
	const flights = new Map<string, Flight<T>>();
	const land = (key: string, flight: Flight<T>) => {
		if (flights.get(key) === flight) flights.delete(key);
	};

	const begin = (key: string, make: Make<T>): Flight<T> | undefined => {
		let waiting = 0;
		for (const [other, flight] of flights) {
			if (Date.now() - flight.heardAt > FORGOTTEN_AFTER) flights.delete(other);
			else if (flight.waiting) waiting += 1;
		}
		if (waiting >= MAX_WAITING) return undefined;
		const flight: Flight<T> = {
			// Later, when `make` can be given what it belongs to.
			made: Promise.resolve().then(() => make(flight)),
			waiting: true,
			askers: 0,
			beats: 0,
			heardAt: Date.now(),
		};
		flight.made.catch(() => land(key, flight));
		flights.set(key, flight);
		return flight;
	};

	/** NOTHING when it is lost, or was given up just before a client asked again; LATER when the client has waited long enough. */
	const wait = async (
		flight: Flight<T>,
		client: AbortSignal,
		until: number,
	): Promise<T | typeof NOTHING | typeof LATER> => {
		flight.askers += 1;
		const left = () => {
			flight.askers -= 1;
		};
		client.addEventListener("abort", left, { once: true });
		for (let heard = -1, silent = 0; silent < SILENT_LOOKS; heard = flight.beats) {
			const rest = until - Date.now();
			if (rest <= 0) {
				// It asks again, and counts until then.
				client.removeEventListener("abort", left);
				return LATER;
			}
			const made = await Promise.race([flight.made, pause(Math.min(LOOK_AGAIN, rest))]);
			if (made !== LATER) return made;
			silent = flight.beats === heard ? silent + 1 : 0;
		}
		return NOTHING;
	};

	return {
		has: (key: string): boolean => flights.has(key),
		/** It is kept elsewhere now. */
		land,
		/** The picture, made by `make` unless it is being made already. */
		async take(
			key: string,
			client: AbortSignal,
			make: Make<T>,
			patience = PATIENCE_MS,
		): Promise<T | "busy" | "gone"> {
			const until = Date.now() + patience;
			while (!client.aborted) {
				const flight = flights.get(key) ?? begin(key, make);
				if (!flight) return "busy";
				const made = await wait(flight, client, until);
				if (made === LATER) return "busy";
				if (made !== NOTHING) return made;
				land(key, flight);
			}
			return "gone";
		},
	};
}

type Make<T> = (flight: Flight<T>) => Promise<T | typeof NOTHING>;

/** No picture: no request waits for it any more. */
export const NOTHING = Symbol("nothing");
const LATER = Symbol("not yet");
const pause = (ms: number): Promise<typeof LATER> => new Promise((resolve) => setTimeout(resolve, ms, LATER));

const PAUSE_MS = 2;

/**
 * The tiles of a page are asked for together. Each waits until no picture was begun during its last pause, so that
 * the event loop can send the one before; without that all of them leave with the last. Nothing is held while a request
 * waits, so one that is cancelled holds up no other; a picture that no request waits for at its turn is not made.
 */
export async function inTurn<T>(
	flight: Flight<unknown>,
	draw: () => Promise<T>,
): Promise<T | typeof NOTHING> {
	for (let seen = -1; seen !== count; ) {
		seen = count;
		await pause(PAUSE_MS);
		flight.beats += 1;
		flight.heardAt = Date.now();
	}
	if (flight.askers === 0) return NOTHING;
	count += 1;
	flight.waiting = false;
	return draw();
}

let count = 0;
