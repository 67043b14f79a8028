import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { childEnvironment } from "../../scripts/lib/run.ts";
import { copyTree } from "./copy-tree.ts";

/** `npm run add` adds one of each kind to a copy of the tree, which then passes the checks. */

const COPY = mkdtempSync(join(tmpdir(), "vetrina-added-"));
/** Milliseconds: one check of all types takes minutes on a busy machine, from nothing. */
const CHECKS_TAKE = 900_000;
const ADDED: readonly (readonly [kind: string, name: string])[] = [
	["page", "gift-guide"],
	["section", "pull-quote"],
	["setting", "giftGuideEnabled"],
	["payment-method", "bank-cheque"],
	["language", "nl"],
	["language", "nl-BE"],
];

const execute = promisify(execFile);
async function run(command: string, args: readonly string[]): Promise<string> {
	try {
		const { stdout } = await execute(command, args, {
			cwd: COPY,
			env: childEnvironment({ VITEST: "", NODE_OPTIONS: "" }),
			maxBuffer: 64 * 1024 * 1024,
		});
		return stdout;
	} catch (error) {
		const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
		throw new Error(`${command} ${args.join(" ")}:\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`);
	}
}

beforeAll(async () => {
	copyTree(COPY);
	for (const [kind, name] of ADDED) await run("node", ["scripts/add/add.ts", kind, name]);
}, CHECKS_TAKE);
afterAll(() => rmSync(COPY, { recursive: true, force: true }));

// proves shell-40
test("a name that is taken now is refused, and nothing is written", async () => {
	for (const [kind, name] of ADDED)
		await expect(run("node", ["scripts/add/add.ts", kind, name])).rejects.toThrow(/already|exists/);
});

// proves shell-40
test(
	"types are right",
	async () => {
		await run("tsc", ["-b", ".", "client/testing"]);
	},
	CHECKS_TAKE,
);

// proves shell-40
test.each([
	[
		"format and lint",
		"biome",
		["check", "--error-on-warnings", "pages", "sections", "payments", "worker", "packages", "locales"],
	],
	["rules", "node", ["scripts/checks/rules.ts"]],
	["texts", "node", ["scripts/checks/texts.ts"]],
	["imports", "node", ["scripts/checks/imports.ts"]],
	["unused code", "knip", ["--no-progress", "--no-config-hints"]],
	["the look", "node", ["scripts/checks/look.ts"]],
	["English", "node", ["scripts/checks/english.ts"]],
	[
		"spelling",
		"cspell",
		[
			"lint",
			"--no-progress",
			"--no-summary",
			"pages/gift-guide/*",
			"sections/pull-quote/*",
			"payments/bank-cheque/*",
			"locales/en/*",
			"docs/**/*.md",
		],
	],
] as const)(
	"%s are as the repository wants them",
	async (_, command, args) => {
		await run(command, args);
	},
	CHECKS_TAKE,
);

// proves shell-40
test(
	"what was added works by its own tests, and by those of all pages, sections, settings, methods and languages",
	async () => {
		await run("vitest", [
			"run",
			"--project=unit",
			"pages/gift-guide",
			"sections/pull-quote",
			"sections/every-section",
			"payments",
			"worker/present/settings",
			"worker/platform/site-settings",
			"scripts/lib/site-settings",
			"scripts/lib/texts",
			"packages/content-model",
			"packages/shop-rules/gift-cards",
			"packages/shop-rules/locale",
			"packages/commerce-sandbox/payments",
			"packages/demo-house",
		]);
	},
	CHECKS_TAKE,
);
