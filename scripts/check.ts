/**
 * `npm run verify` runs the build, the static checks, and the tests in Node and workerd. `npm test` (`--browser`) also runs components and
 * journeys in a real browser. Every check runs; the failures are printed at the end.
 */
import "./lib/checks/demo-house.ts";
import "./lib/checks/quiet.ts";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { ensureFonts, ensureTestBrowsers } from "./lib/browser.ts";
import {
	BROWSER,
	BUILD,
	type Check,
	COMPONENTS,
	SEED,
	STACKS,
	STATIC,
	TESTS,
} from "./lib/checks/all-checks.ts";
import { type Failed, summary } from "./lib/checks/reports/summary.ts";
import { readTestReport, type TestReport } from "./lib/checks/reports/test-report.ts";
import { seconds } from "./lib/progress.ts";
import { attempt, root } from "./lib/run.ts";
import { fail } from "./lib/stop.ts";
import { REPORTS, workerLog } from "./lib/worker-log.ts";

/** Option of Node for a larger young generation, because tests create many short-lived objects. */
const YOUNG = "--max-semi-space-size=64";

const withBrowser = process.argv.includes("--browser");
const startedAt = performance.now();
const reports: TestReport[] = [];
const failures: Failed[] = [];
let others = 0;

try {
	rmSync(resolve(root, REPORTS), { recursive: true, force: true });
	mkdirSync(resolve(root, REPORTS), { recursive: true });
	if (withBrowser) {
		await ensureTestBrowsers(console.log);
		await ensureFonts(console.log);
	}
	// Three checks run at a time on two cores, because the stack's tests wait half of their time.
	const buildSteps = inTurn(BUILD, SEED);
	const [first, ...stacks] = STACKS;
	await Promise.all([
		buildSteps.then(() => inTurn(...(first ? [first] : []), ...(withBrowser ? [COMPONENTS] : []))),
		...stacks.map((stack) => buildSteps.then(() => check(stack))),
		inTurn(...STATIC)
			.then(() => buildSteps)
			.then(() => check(TESTS)),
	]);
	if (withBrowser) await check(BROWSER);
	console.log(summary({ failed: failures, reports, others, took: seconds(startedAt) }));
	if (failures.length > 0) process.exitCode = 1;
} catch (error) {
	fail(error);
}

async function inTurn(...checks: readonly Check[]): Promise<void> {
	for (const one of checks) await check(one);
}

async function check({ name, command, args, report }: Check): Promise<void> {
	const since = performance.now();
	const quiet = report === undefined;
	if (!quiet) console.log(`\n── ${name}`);
	const { code, output } = await attempt(command, args, {
		quiet,
		env: {
			VETRINA_BUILT: "1",
			VETRINA_REPORT: report ?? "",
			FORCE_COLOR: process.stdout.isTTY ? "1" : "0",
			NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${YOUNG}`.trim(),
		},
	});
	const tests = report ? readReport(report) : undefined;
	if (tests) reports.push(tests);
	else if (code === 0) others++;
	const log = report ? workerLog(report) : undefined;
	if (code !== 0)
		failures.push({
			name,
			output,
			tests: tests?.failures ?? [],
			log: log && existsSync(resolve(root, log)) ? log : undefined,
		});
	if (quiet && code !== 0) console.log(`\n${output.trimEnd()}`);
	console.log(`${code === 0 ? "✓" : "✗"} ${name} (${seconds(since)})`);
}

function readReport(name: string): TestReport | undefined {
	const file = resolve(root, REPORTS, `${name}.json`);
	return existsSync(file) ? readTestReport(readFileSync(file, "utf8"), root) : undefined;
}
