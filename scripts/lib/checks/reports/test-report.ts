import { stripVTControlCharacters } from "node:util";

export type FailedTest = { name: string; message: string };
export type TestReport = {
	passed: number;
	failed: number;
	skipped: number;
	failures: FailedTest[];
	flaky: string[];
};

type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	testResults: {
		name: string;
		status: string;
		message?: string;
		assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
	}[];
};
type PlaywrightError = { message?: string };
type PlaywrightSuite = {
	title: string;
	file?: string;
	suites?: PlaywrightSuite[];
	specs?: {
		title: string;
		file: string;
		tests: { projectName: string; status: string; results: { errors: PlaywrightError[] }[] }[];
	}[];
};
type PlaywrightReport = {
	stats: { expected: number; unexpected: number; flaky: number; skipped: number };
	suites: PlaywrightSuite[];
	errors?: PlaywrightError[];
};

const LINES = 8;

function firstLines(message: string): string {
	const lines = stripVTControlCharacters(message).split("\n");
	return lines
		.filter((line) => line.trim() !== "" && !/^\s+at /.test(line))
		.slice(0, LINES)
		.join("\n");
}

export function readTestReport(text: string, root: string): TestReport {
	const report = JSON.parse(text) as VitestReport | PlaywrightReport;
	return "stats" in report ? fromPlaywright(report) : fromVitest(report, root);
}

function fromVitest(report: VitestReport, root: string): TestReport {
	const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
		const file = name.replace(`${root}/`, "");
		const failedTests = assertionResults
			.filter((test) => test.status === "failed")
			.map(({ fullName, failureMessages }) => ({
				name: `${file} › ${fullName}`,
				message: firstLines(failureMessages?.join("\n") ?? ""),
			}));
		// A file that failed to load has no tests, so its own message is reported.
		return status === "failed" && failedTests.length === 0
			? [{ name: file, message: firstLines(message ?? "") }]
			: failedTests;
	});
	return {
		passed: report.numPassedTests,
		failed: Math.max(report.numFailedTests, failures.length),
		skipped: report.numPendingTests,
		failures,
		flaky: [],
	};
}

function fromPlaywright({ stats, suites, errors = [] }: PlaywrightReport): TestReport {
	const failures: FailedTest[] = errors.map(({ message = "" }) => ({
		name: "Playwright",
		message: firstLines(message),
	}));
	const flaky: string[] = [];
	const visit = (suite: PlaywrightSuite, groups: readonly string[]): void => {
		for (const { title, file, tests } of suite.specs ?? [])
			for (const { projectName, status, results } of tests) {
				const name = `e2e/${[file, ...groups, title].join(" › ")} [${projectName}]`;
				const messages = results.flatMap((result) => result.errors.map(({ message = "" }) => message));
				if (status === "flaky") flaky.push(name);
				if (status === "unexpected") failures.push({ name, message: firstLines(messages[0] ?? "") });
			}
		for (const inner of suite.suites ?? []) visit(inner, [...groups, inner.title]);
	};
	for (const suite of suites) visit(suite, []);
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected + errors.length,
		skipped: stats.skipped,
		failures,
		flaky,
	};
}
