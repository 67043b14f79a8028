import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { useMovedClock } from "../platform/breakers/moved-clock.ts";
import { clock, useClock } from "./clock.ts";

afterEach(() => useClock());

/** These timers limit real waiting, so a test's clock must not move them. */
const REAL_TIMERS = [
	"base/clock.ts",
	"request/middleware/drain-bodies.ts",
	"platform/commerce/logins/shared/",
];
const WORKER = join(import.meta.dirname, "..");

test("deadlines and time-outs of the Worker run on the clock that tests move", () => {
	const files = readdirSync(WORKER, { recursive: true, encoding: "utf8" }).filter(
		(file) =>
			/(?<!test)(?<!testing)(?<!moved-clock)\.tsx?$/.test(file) &&
			!REAL_TIMERS.some((own) => file.startsWith(own)),
	);
	expect(files.length).toBeGreaterThan(200);
	const timers = files.filter((file) =>
		/AbortSignal\.timeout\(|setTimeout\(/.test(readFileSync(join(WORKER, file), "utf8")),
	);
	expect(timers).toEqual([]);
});

test("a moved clock runs due timers in order, and a signal aborts at its time", async () => {
	const moved = useMovedClock(1000);
	const ran: string[] = [];
	clock.after(300, () => ran.push("late"));
	clock.after(100, () => ran.push(`early at ${clock.now()}`));
	clock.after(200, () => ran.push("cancelled"))();
	const signal = clock.timeout(500);
	await moved.move(400);
	expect(ran).toEqual(["early at 1100", "late"]);
	expect([clock.now(), signal.aborted]).toEqual([1400, false]);
	await moved.move(100);
	expect(signal.reason).toMatchObject({ name: "TimeoutError" });
});
