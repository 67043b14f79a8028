import { expect, test } from "vitest";
import { createTiming } from "./timing.ts";

test("writes names and durations in characters that a header allows", async () => {
	let time = 100;
	const timing = createTiming(() => time);
	timing.add("page cache", { description: 'hit "é\r\n"', duration: 0.123 });
	await timing.measure("load", async () => {
		time += 20;
	});
	expect(timing.header()).toBe('page_cache;desc="hit ";dur=0.1, load;dur=20, total;dur=20');
});

test("a failed call is measured, too", async () => {
	let time = 0;
	const timing = createTiming(() => time);
	await expect(
		timing.measure("load", async () => {
			time += 5;
			throw new Error("down");
		}),
	).rejects.toThrow("down");
	expect(timing.header()).toBe("load;dur=5, total;dur=5");
});

// proves cache-22
test("values that are read from KV are counted, if there are any", () => {
	const timing = createTiming(() => 0);
	expect(timing.header()).toBe("total;dur=0");
	timing.read();
	timing.read();
	expect(timing.header()).toBe('kv;desc="2 reads", total;dur=0');
});
