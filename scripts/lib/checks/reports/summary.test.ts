import { expect, test } from "vitest";
import { summary } from "./summary.ts";

const REPORT = { passed: 7, failed: 1, skipped: 0, failures: [], flaky: [] };

test("failures are listed at the end with names and messages", () => {
	const text = summary({
		failed: [
			{ name: "Types", output: "a.ts: no such name\n", tests: [] },
			{
				name: "Journeys in the browser",
				output: "",
				tests: [
					{ name: "e2e/sale/basket.spec.ts › a bag is filled [mobile]", message: "Expected: 1\nReceived: 2" },
				],
				log: ".cache/reports/browser-workers.log",
			},
		],
		reports: [REPORT],
		others: 3,
		took: "61.0 s",
	});
	expect(text).toBe(`
✗ Types
  a.ts: no such name

✗ Journeys in the browser
  e2e/sale/basket.spec.ts › a bag is filled [mobile]
    Expected: 1
    Received: 2
  What the Workers logged: .cache/reports/browser-workers.log

Failed: Types, Journeys in the browser. Took 61.0 s.

10 passed, 2 failed`);
});

test("tests that passed on a retry are named", () => {
	const reports = [{ ...REPORT, failed: 0, flaky: ["e2e/sale/basket.spec.ts › a bag is filled [mobile]"] }];
	expect(summary({ failed: [], reports, others: 0, took: "1.0 s" })).toBe(`
Passed on a retry:
  e2e/sale/basket.spec.ts › a bag is filled [mobile]

Everything passed. Took 1.0 s.

7 passed, 0 failed`);
});
