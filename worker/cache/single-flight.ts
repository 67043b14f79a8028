import { clock } from "../base/clock.ts";

/** One load for each key and isolate: requests that come meanwhile wait for the same result (cache-12). */
type Flight = { promise: Promise<unknown>; startedAt: number };
const flights = new Map<string, Flight>();
/** The runtime may end the request that a flight belongs to without notice; such a flight is not waited for (ms). */
const LOST_AFTER = 12_000;

/** The load that is under way, if any. */
export const runningFlight = <T>(key: string): Promise<T> | undefined => {
	const flight = flights.get(key);
	// Keys say what is loaded, so that one key always has one type.
	return flight && clock.now() - flight.startedAt < LOST_AFTER ? (flight.promise as Promise<T>) : undefined;
};

export const addFlight = <T>(key: string, promise: Promise<T>): Promise<T> => {
	const flight: Flight = { promise, startedAt: clock.now() };
	flights.set(key, flight);
	const land = (): void => {
		if (flights.get(key) === flight) flights.delete(key);
	};
	promise.then(land, land);
	return promise;
};

export const singleFlight = <T>(key: string, start: () => Promise<T>): Promise<T> =>
	runningFlight<T>(key) ?? addFlight(key, start());

/** Waits no longer than the own request may: the flight belongs to the request that started it, which may be gone. */
export const within = <T>(promise: Promise<T>, deadline: AbortSignal): Promise<T> =>
	new Promise((resolve, reject) => {
		const late = (): void => reject(new DOMException("The request's deadline has passed.", "TimeoutError"));
		if (deadline.aborted) late();
		deadline.addEventListener("abort", late, { once: true });
		promise.then(resolve, reject).finally(() => deadline.removeEventListener("abort", late));
	});

/** How long a page waits for what it can do without (ms); what comes later is there for the next one. */
const PATIENCE = 2500;

/** Rejects where the response takes longer than a page waits for a part of it. */
export const soon = <T>(result: Promise<T>): Promise<T> => within(result, clock.timeout(PATIENCE));
