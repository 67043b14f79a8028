import { clock } from "../base/clock.ts";

/** A load in progress, for which concurrent requests of the isolate wait (cache-12). */
type Flight = { promise: Promise<unknown>; startedAt: number };
const flights = new Map<string, Flight>();
/** Milliseconds. The runtime may end a load's request without notice, so older loads are not waited for. */
const LOST_AFTER = 12_000;

export const runningFlight = <T>(key: string): Promise<T> | undefined => {
	const flight = flights.get(key);
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

/**
 * Returns the load's result, or rejects with a TimeoutError at the deadline of the waiting request, because the load belongs to another
 * request, which may have ended.
 */
export const within = <T>(promise: Promise<T>, deadline: AbortSignal): Promise<T> =>
	new Promise((resolve, reject) => {
		const late = (): void => reject(new DOMException("The request's deadline has passed.", "TimeoutError"));
		if (deadline.aborted) late();
		deadline.addEventListener("abort", late, { once: true });
		promise.then(resolve, reject).finally(() => deadline.removeEventListener("abort", late));
	});

/** Milliseconds that a page waits for optional content; a later response serves the next page. */
const PATIENCE = 2500;

export const soon = <T>(result: Promise<T>): Promise<T> => within(result, clock.timeout(PATIENCE));
