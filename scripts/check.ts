/**
 * `npm run verify`: build, types, lint, import rules, rules, unused code, texts, and the tests in Node and workerd.
 * `npm test` (`--browser`): all of that, and components and journeys in a real browser. Every check runs, then what failed is said.
 */
import "./lib/checks/quiet.ts";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { ensureFonts, ensureTestBrowsers } from "./lib/browser.ts";
import { seconds } from "./lib/progress.ts";
import { attempt, root } from "./lib/run.ts";
import { fail } from "./lib/stop.ts";

type Counts = { passed: number; failed: number; skipped: number };
type Check = { name: string; command: string; args: string[]; report?: string };

const REPORTS = ".cache/reports";
const withBrowser = process.argv.includes("--browser");
const started = performance.now();
const totals: Counts = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];

const BUILD: Check = { name: "Build", command: "node", args: ["scripts/build.ts"] };
const STATIC: Check[] = [
	{ name: "Types", command: "tsc", args: ["-b", ".", "client/testing"] },
	{
		name: "Lint and format",
		command: "biome",
		args: ["check", "--error-on-warnings", "--max-diagnostics=40"],
	},
	{ name: "Text directions", command: "node", args: ["scripts/lint-direction.ts"] },
	{ name: "Import rules", command: "node", args: ["scripts/check-imports.ts"] },
	{ name: "Rules", command: "node", args: ["scripts/check-rules.ts"] },
	{ name: "Unused code", command: "knip", args: ["--no-progress", "--no-config-hints"] },
	{ name: "Texts", command: "node", args: ["scripts/check-texts.ts"] },
	{
		name: "Spelling and words",
		command: "cspell",
		args: [
			"lint",
			"--no-progress",
			"--no-summary",
			"--cache",
			"--cache-strategy=content",
			"--cache-location=.cache/cspell.json",
		],
	},
];
const vitest = (name: string, report: string, projects: readonly string[]): Check => ({
	name,
	command: "vitest",
	args: [
		"run",
		...projects.map((project) => `--project=${project}`),
		// One core for each of the two.
		"--maxWorkers=1",
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${REPORTS}/${report}`,
	],
	report,
});
const TESTS = vitest("Tests in Node and workerd", "vitest.json", [
	"unit",
	"commerce",
	"storefront",
	"houses",
]);
const STACK = vitest("Tests of both Workers as they are deployed", "stack.json", ["stack"]);
const COMPONENTS: Check = {
	name: "Components in the browser",
	command: "vitest",
	args: [
		"run",
		"--config=scripts/components.config.ts",
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${REPORTS}/components.json`,
	],
	report: "components.json",
};
const BROWSER: Check = {
	name: "Journeys in the browser",
	command: "node",
	args: ["scripts/e2e.ts"],
	report: "browser.json",
};

try {
	rmSync(resolve(root, REPORTS), { recursive: true, force: true });
	mkdirSync(resolve(root, REPORTS), { recursive: true });
	if (withBrowser) {
		await ensureTestBrowsers(console.log);
		await ensureFonts(console.log);
	}
	await check(BUILD);
	// Two at a time: what fills one core alone leaves the other idle.
	const queue = [...STATIC];
	await Promise.all(
		[1, 2].map(async () => {
			for (let next = queue.shift(); next; next = queue.shift()) await check(next, { quiet: true });
		}),
	);
	// Half of the stack's time is waiting.
	await Promise.all([check(STACK), inTurn(TESTS, ...(withBrowser ? [COMPONENTS] : []))]);
	if (withBrowser) await check(BROWSER);
	summarize();
} catch (error) {
	fail(error);
}

async function inTurn(...checks: readonly Check[]): Promise<void> {
	for (const one of checks) await check(one);
}

async function check({ name, command, args, report }: Check, { quiet = false } = {}): Promise<void> {
	const since = performance.now();
	if (!quiet) console.log(`\n── ${name}`);
	const { code, output } = await attempt(command, args, {
		quiet,
		env: { VETRINA_BUILT: "1", FORCE_COLOR: process.stdout.isTTY ? "1" : "0" },
	});
	const counts = report ? readReport(report) : undefined;
	totals.passed += counts?.passed ?? 0;
	totals.failed += counts?.failed ?? 0;
	totals.skipped += counts?.skipped ?? 0;
	// A check without tests of its own counts as one; so does a runner that failed outside its tests.
	if (code === 0) totals.passed += counts ? 0 : 1;
	else {
		totals.failed += counts?.failed ? 0 : 1;
		failures.push(name);
	}
	if (quiet && code !== 0) console.log(`\n${output.trimEnd()}`);
	console.log(`${code === 0 ? "✓" : "✗"} ${name} (${seconds(since)})`);
}

/** Vitest's and Playwright's JSON reports: how many tests. */
function readReport(name: string): Counts | undefined {
	const file = resolve(root, REPORTS, name);
	if (!existsSync(file)) return undefined;
	const report = JSON.parse(readFileSync(file, "utf8")) as {
		numPassedTests?: number;
		numFailedTests?: number;
		numPendingTests?: number;
		stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
	};
	const { stats } = report;
	if (stats)
		return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
	return {
		passed: report.numPassedTests ?? 0,
		failed: report.numFailedTests ?? 0,
		skipped: report.numPendingTests ?? 0,
	};
}

function summarize(): void {
	console.log(
		`\n${failures.length > 0 ? `Failed: ${failures.join(", ")}.` : "Everything passed."} Took ${seconds(started)}.\n`,
	);
	const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : "";
	console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
	if (failures.length > 0) process.exitCode = 1;
}
