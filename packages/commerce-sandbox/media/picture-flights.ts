export type Flight<T> = {
	made: Promise<T | typeof NOTHING>;
	waiting: boolean;
	askers: number;
	beats: number;
	heardAt: number;
};

export const MAX_WAITING = 500;
/**
 * Checks without progress after which a waiting request starts the work again, because the runtime may end a request's work after its
 * client has gone. An expensive picture blocks the event loop, so seconds would be misleading.
 */
const SILENT_LOOKS = 3;
const LOOK_AGAIN = 2_000;
/**
 * Milliseconds that a request waits for its picture. Storefronts give up after nine seconds; the picture is finished anyway, for the next
 * request.
 */
export const PATIENCE_MS = 8_500;
const FORGOTTEN_AFTER = 60_000;

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

	const wait = async (
		flight: Flight<T>,
		client: AbortSignal,
		until: number,
	): Promise<T | typeof NOTHING | typeof LATER> => {
		flight.askers += 1;
		const leave = () => {
			flight.askers -= 1;
		};
		client.addEventListener("abort", leave, { once: true });
		for (let lastBeats = -1, silent = 0; silent < SILENT_LOOKS; lastBeats = flight.beats) {
			const rest = until - Date.now();
			if (rest <= 0) {
				client.removeEventListener("abort", leave);
				return LATER;
			}
			const result = await Promise.race([flight.made, pause(Math.min(LOOK_AGAIN, rest))]);
			if (result !== LATER) return result;
			silent = flight.beats === lastBeats ? silent + 1 : 0;
		}
		return NOTHING;
	};

	return {
		has: (key: string): boolean => flights.has(key),
		land,
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
				const result = await wait(flight, client, until);
				if (result === LATER) return "busy";
				if (result !== NOTHING) return result;
				land(key, flight);
			}
			return "gone";
		},
	};
}

type Make<T> = (flight: Flight<T>) => Promise<T | typeof NOTHING>;

export const NOTHING = Symbol("nothing");
const LATER = Symbol("not yet");
const pause = (ms: number): Promise<typeof LATER> => new Promise((resolve) => setTimeout(resolve, ms, LATER));

const PAUSE_MS = 2;

/**
 * Runs `draw` once no other drawing began during the last pause, so that the event loop can send finished pictures. Returns `NOTHING` if
 * all requests for the picture were cancelled meanwhile.
 */
export async function inTurn<T>(
	flight: Flight<unknown>,
	draw: () => Promise<T>,
): Promise<T | typeof NOTHING> {
	for (let lastCount = -1; lastCount !== count; ) {
		lastCount = count;
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
