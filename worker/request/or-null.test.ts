import { afterEach, expect, test, vi } from "vitest";
import { useClock } from "../base/clock.ts";
import { useMovedClock } from "../platform/breakers/moved-clock.ts";
import { orNull } from "./or-null.ts";

afterEach(() => useClock());

/** Content that comes after so many milliseconds. */
const load = async (milliseconds: number, bypass?: boolean) => {
	const clock = useMovedClock();
	const log = vi.fn();
	const { promise, resolve } = Promise.withResolvers<string>();
	clock.after(milliseconds, () => resolve("Wool"));
	const result = await clock.until(orNull({ cache: { bypass }, platform: { log } }, "first page", promise));
	return { result, isLogged: log.mock.calls.length > 0 };
};

test("a page does without optional content that is late", async () => {
	expect(await load(2400)).toEqual({ result: "Wool", isLogged: false });
	expect(await load(2600)).toEqual({ result: null, isLogged: true });
});

// proves cache-15
test("in development a page waits for the text that was just saved", async () => {
	expect(await load(8000, true)).toEqual({ result: "Wool", isLogged: false });
});
