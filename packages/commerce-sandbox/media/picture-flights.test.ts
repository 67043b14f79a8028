import { afterEach, expect, test, vi } from "vitest";
import { createFlights, type Flight, inTurn, MAX_WAITING, PATIENCE_MS } from "./picture-flights.ts";

afterEach(() => void vi.useRealTimers());

const never = () => new Promise<string>(() => {});
/** A client that never leaves. */
const { signal: patient } = new AbortController();

test("pictures are made once, however many ask, and one after another", async () => {
	const flights = createFlights<string>();
	const begun: number[] = [];
	const drawn: string[] = [];
	const ask = (key: string) =>
		flights.take(key, patient, (flight) =>
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
	// The event loop ran between drawings.
	for (const [n, at] of begun.slice(1).entries()) expect(at - (begun[n] ?? 0)).toBeGreaterThan(1);
});

test("a failure reaches all who wait, and none who ask afterwards", async () => {
	const flights = createFlights<string>();
	const broken = async () => Promise.reject(new Error("no such recipe"));
	for (const one of [flights.take("a", patient, broken), flights.take("a", patient, broken)])
		await expect(one).rejects.toThrow("no such recipe");
	expect(await flights.take("a", patient, async () => "drawn")).toBe("drawn");
});

test("a picture whose request the runtime has ended is made again by who waits for it", async () => {
	vi.useFakeTimers();
	const flights = createFlights<string>();
	let tries = 0;
	const make = () => (++tries === 1 ? never() : Promise.resolve("made again"));
	const waiting = Promise.all([flights.take("a", patient, make), flights.take("a", patient, make)]);
	await vi.advanceTimersByTimeAsync(8_000);
	expect(await waiting).toEqual(["made again", "made again"]);
	expect(tries).toBe(2);
});

test("a picture is not taken for lost while another one holds up everything", async () => {
	const flights = createFlights<string>();
	let tries = 0;
	const make = (flight: Flight<string>) => {
		tries += 1;
		return inTurn(flight, async () => "drawn");
	};
	vi.useFakeTimers({ toFake: ["Date"] });
	const first = flights.take("a", patient, make);
	// The clock jumps without a timer running, as it does after a busy thread.
	vi.setSystemTime(Date.now() + 30_000);
	expect(await Promise.all([first, flights.take("a", patient, make)])).toEqual(["drawn", "drawn"]);
	expect(tries).toBe(1);
});

test("a picture without waiting clients is not made until a client requests it again", async () => {
	const flights = createFlights<string>();
	const drawn: string[] = [];
	const make = (name: string) => (flight: Flight<string>) =>
		inTurn(flight, async () => {
			drawn.push(name);
			return name;
		});
	const [one, other] = [new AbortController(), new AbortController()];
	const left = flights.take("left", one.signal, make("left"));
	const shared = [
		flights.take("shared", one.signal, make("shared")),
		flights.take("shared", other.signal, make("shared")),
	];
	one.abort();
	const again = flights.take("left", other.signal, make("left again"));
	expect(await Promise.all(shared)).toEqual(["shared", "shared"]);
	expect(await again).toBe("left");
	expect(await left).toBe("left");

	const gone = new AbortController();
	const abandoned = flights.take("abandoned", gone.signal, make("abandoned"));
	gone.abort();
	expect(await abandoned).toBe("gone");
	expect(await flights.take("later", other.signal, make("later"))).toBe("later");
	expect(drawn.toSorted()).toEqual(["later", "left", "shared"]);
});

test("requests are refused only when there are far too many", async () => {
	const flights = createFlights<string>();
	for (let n = 0; n < MAX_WAITING; n++) void flights.take(`${n}`, patient, never);
	expect(await flights.take("one more", patient, never)).toBe("busy");
	expect(flights.has("0")).toBe(true);
});

test("a client that has waited too long is asked to retry, and gets its picture then", async () => {
	vi.useFakeTimers();
	const flights = createFlights<string>();
	let finish = (_: string) => {};
	const slow = new Promise<string>((resolve) => {
		finish = resolve;
	});
	// The flight keeps moving towards its turn.
	const make = (flight: Flight<string>) => {
		setInterval(() => (flight.beats += 1), 100);
		return slow;
	};
	const first = flights.take("a", patient, make);
	await vi.advanceTimersByTimeAsync(PATIENCE_MS);
	expect(await first).toBe("busy");
	expect(flights.has("a")).toBe(true);
	const again = flights.take("a", patient, never);
	finish("drawn");
	expect(await again).toBe("drawn");
});
