import { expect, test } from "vitest";
import { readTestReport } from "./test-report.ts";

const read = (report: object) => readTestReport(JSON.stringify(report), "/home/vetrina");

test("failed tests of Vitest's report have file, title and the first lines of their messages", () => {
	const report = read({
		numPassedTests: 1,
		numFailedTests: 1,
		numPendingTests: 2,
		testResults: [
			{
				name: "/home/vetrina/shared/price.test.ts",
				status: "failed",
				assertionResults: [
					{ fullName: "prices add up", status: "passed", failureMessages: [] },
					{
						fullName: "prices are written",
						status: "failed",
						failureMessages: [
							"\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n\n    at price.test.ts:3:1",
						],
					},
				],
			},
		],
	});
	expect(report).toEqual({
		passed: 1,
		failed: 1,
		skipped: 2,
		failures: [
			{ name: "shared/price.test.ts › prices are written", message: "AssertionError: expected 1 to be 2" },
		],
		flaky: [],
	});
});

test("a file that fails to load counts as a failure", () => {
	const report = read({
		numPassedTests: 4,
		numFailedTests: 0,
		numPendingTests: 0,
		testResults: [
			{ name: "/home/vetrina/a.test.ts", status: "failed", message: "No such file", assertionResults: [] },
		],
	});
	expect(report).toMatchObject({ failed: 1, failures: [{ name: "a.test.ts", message: "No such file" }] });
});

test("tests of Playwright's report have file, group, title and device, and flaky tests are listed", () => {
	const spec = (title: string, status: string, ...errors: { message: string }[]) => ({
		title,
		file: "look/screens.spec.ts",
		tests: [{ projectName: "mobile", status, results: [{ errors }] }],
	});
	const report = read({
		stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
		errors: [{ message: "The server did not start" }],
		suites: [
			{
				title: "look/screens.spec.ts",
				suites: [
					{
						title: "en-it on mobile",
						specs: [
							spec("home", "unexpected", { message: "Error: too wide\nExpected: 390\n    at x.ts:1:1" }),
							spec("list", "flaky", { message: "Error: too late" }),
							spec("bag", "expected"),
						],
					},
				],
			},
		],
	});
	expect(report).toEqual({
		passed: 6,
		failed: 2,
		skipped: 0,
		failures: [
			{ name: "Playwright", message: "The server did not start" },
			{
				name: "e2e/look/screens.spec.ts › en-it on mobile › home [mobile]",
				message: "Error: too wide\nExpected: 390",
			},
		],
		flaky: ["e2e/look/screens.spec.ts › en-it on mobile › list [mobile]"],
	});
});
