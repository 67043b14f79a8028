import { afterEach, expect, test, vi } from "vitest";
import { createFlights, inTurn, MAX_WAITING } from "./picture-flights.ts";

afterEach(() => void vi.useRealTimers());

const never = () => new Promise<string>(() => {});

test("pictures are made once, however many ask, and one after another", async () => {
	const flights = createFlights<string>();
	const begun: number[] = [];
	const drawn: string[] = [];
	const ask = (key: string) =>
		flights.take(key, (flight) =>
			inTurn(flight, async () => {
				begun.push(performance.now());
				drawn.push(key);
				return key;
			}),
		);
	const keys = Array.from({ length: 60 }, (_, n) => `picture ${n % 30}`);
	expect(await Promise.all(keys.map(ask))).toEqual(keys);
	expect(new Set(drawn).size).toBe(30);
	expect(drawn).toHaveLength(30);
	// The event loop had time between them.
	for (const [n, at] of begun.slice(1).entries()) expect(at - (begun[n] ?? 0)).toBeGreaterThan(1);
});

test("a failure is everybody's who waits, and nobody's who asks afterwards", async () => {
	const flights = createFlights<string>();
	const broken = async () => Promise.reject(new Error("no such recipe"));
	for (const one of [flights.take("a", broken), flights.take("a", broken)])
		await expect(one).rejects.toThrow("no such recipe");
	expect(await flights.take("a", async () => "drawn")).toBe("drawn");
});

test("a picture whose request the runtime has ended is made anew by who waits for it", async () => {
	vi.useFakeTimers();
	const flights = createFlights<string>();
	let tries = 0;
	const make = () => (++tries === 1 ? never() : Promise.resolve("made anew"));
	const waiting = Promise.all([flights.take("a", make), flights.take("a", make)]);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(await waiting).toEqual(["made anew", "made anew"]);
	expect(tries).toBe(2);
});

test("nobody is refused until there are far too many", async () => {
	const flights = createFlights<string>();
	for (let n = 0; n < MAX_WAITING; n++) void flights.take(`${n}`, never);
	expect(await flights.take("one more", never)).toBe("busy");
	expect(flights.has("0")).toBe(true);
});
