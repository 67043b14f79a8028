import { REPORTS } from "../worker-log.ts";

export type Check = {
	name: string;
	command: string;
	args: string[];
	report?: string;
};

export const BUILD: Check = { name: "Build", command: "node", args: ["scripts/build.ts"] };
export const SEED: Check = { name: "Demo catalogue", command: "node", args: ["scripts/seed.ts"] };
export const STATIC: readonly Check[] = [
	{ name: "Types", command: "tsc", args: ["-b", ".", "client/testing"] },
	{
		name: "Lint and format",
		command: "biome",
		args: ["check", "--error-on-warnings", "--max-diagnostics=40"],
	},
	{ name: "Text directions", command: "node", args: ["scripts/checks/direction.ts"] },
	{ name: "Breakpoints", command: "node", args: ["scripts/checks/breakpoints.ts"] },
	{ name: "Look", command: "node", args: ["scripts/checks/look.ts"] },
	{ name: "Plain English", command: "node", args: ["scripts/checks/english.ts"] },
	{ name: "Import rules", command: "node", args: ["scripts/checks/imports.ts"] },
	{ name: "Rules", command: "node", args: ["scripts/checks/rules.ts"] },
	{ name: "Unused code", command: "knip", args: ["--no-progress", "--no-config-hints"] },
	{ name: "Texts", command: "node", args: ["scripts/checks/texts.ts"] },
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
const vitest = (name: string, report: string, args: readonly string[]): Check => ({
	name,
	command: "vitest",
	args: [
		"run",
		...args,
		"--maxWorkers=1",
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${REPORTS}/${report}.json`,
	],
	report,
});
/** Every project of tests but the stack's, so that none is forgotten. */
export const TESTS = vitest("Tests in Node and workerd", "vitest", ["--project=!stack"]);
/** The tests of the stack in two halves, each with its own shop, because half of their time is spent waiting for time-outs. */
export const STACKS = [1, 2].map((half) =>
	vitest(`Tests of both Workers as they are deployed, half ${half}`, `stack-${half}`, [
		"--project=stack",
		`--shard=${half}/2`,
	]),
);
export const COMPONENTS: Check = {
	name: "Components in the browser",
	command: "vitest",
	args: [
		"run",
		"--config=scripts/components.config.ts",
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${REPORTS}/components.json`,
	],
	report: "components",
};
export const BROWSER: Check = {
	name: "Journeys in the browser",
	command: "node",
	// `npm run test:thorough` also runs the tests excluded here: variations of other tests, and large screens with the layout of phones
	// (decision 68).
	args: ["scripts/e2e.ts", "--grep-invert=@thorough|^desktop .*@desktop(?!-only)"],
	report: "browser",
};
