import type { FailedTest, TestReport } from "./test-report.ts";

export type Failed = {
	name: string;
	output: string;
	tests: readonly FailedTest[];
	log?: string | undefined;
};

type Outcome = {
	failed: readonly Failed[];
	reports: readonly TestReport[];
	others: number;
	took: string;
};

const TESTS = 40;
const LINES = 12;

const indent = (text: string, by: string): string =>
	text
		.split("\n")
		.map((line) => by + line)
		.join("\n");

function about({ name, output, tests, log }: Failed): string {
	const lines = output.trim().split("\n");
	const more = tests.length > TESTS ? [`  … and ${tests.length - TESTS} more`] : [];
	return [
		`✗ ${name}`,
		...tests.slice(0, TESTS).map((test) => `  ${test.name}\n${indent(test.message, "    ")}`),
		...more,
		...(tests.length === 0 && output.trim() ? [indent(lines.slice(0, LINES).join("\n"), "  ")] : []),
		...(log ? [`  What the Workers logged: ${log}`] : []),
	].join("\n");
}

export function summary({ failed, reports, others, took }: Outcome): string {
	const sum = (of: "passed" | "failed" | "skipped") =>
		reports.reduce((total, report) => total + report[of], 0);
	const flaky = reports.flatMap((report) => report.flaky);
	const outside = failed.filter(({ tests }) => tests.length === 0).length;
	const skippedText = sum("skipped") > 0 ? `, ${sum("skipped")} skipped` : "";
	return [
		"",
		...failed.map((one) => `${about(one)}\n`),
		...(flaky.length > 0 ? [`Passed on a retry:\n${indent(flaky.join("\n"), "  ")}\n`] : []),
		`${failed.length > 0 ? `Failed: ${failed.map(({ name }) => name).join(", ")}.` : "Everything passed."} Took ${took}.`,
		"",
		`${sum("passed") + others} passed, ${sum("failed") + outside} failed${skippedText}`,
	].join("\n");
}
