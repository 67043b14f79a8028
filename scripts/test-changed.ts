/**
 * `npm run test:changed` checks everything that a change can have broken, usually in two minutes at most. The change is compared with
 * the point where the branch left main, or, on main itself, with the commit before; `npm run test:changed -- REF` compares with another
 * commit.
 */
import "./lib/checks/demo-house.ts";
import "./lib/checks/quiet.ts";
import { type Command, checksFor } from "./lib/checks/changed-checks.ts";
import { seconds } from "./lib/progress.ts";
import { attempt } from "./lib/run.ts";
import { fail } from "./lib/stop.ts";

const git = async (...args: string[]): Promise<string> => {
	const { code, output } = await attempt("git", args, { quiet: true });
	if (code !== 0) throw new Error(`git ${args.join(" ")}: ${output.trim()}`);
	return output.trim();
};
const lines = (text: string): string[] => text.split("\n").filter((line) => line !== "");

async function base(): Promise<string> {
	const [requestedProject] = process.argv.slice(2);
	if (requestedProject) return requestedProject;
	const [head, fork] = await Promise.all([git("rev-parse", "HEAD"), git("merge-base", "HEAD", "main")]);
	return head === fork ? "HEAD~1" : fork;
}

async function run({ name, command, args }: Command, quiet: boolean): Promise<boolean> {
	const since = performance.now();
	const { code, output } = await attempt(command, args, { quiet });
	if (quiet && code !== 0) console.log(`\n${output.trimEnd()}`);
	console.log(`${code === 0 ? "✓" : "✗"} ${name} (${seconds(since)})`);
	return code === 0;
}

try {
	const since = performance.now();
	const ref = await base();
	const changedFiles = await git("diff", "--name-only", "--diff-filter=d", ref);
	const untrackedFiles = await git("ls-files", "--others", "--exclude-standard");
	const files = [...new Set([...lines(changedFiles), ...lines(untrackedFiles)])];
	console.log(`${files.length} files changed since ${ref.slice(0, 12)}\n`);
	const checks = checksFor(files);
	const tests = checks.filter(({ command, args }) => command === "vitest" || args[0] === "scripts/e2e.ts");
	const statics = checks.filter((check) => !tests.includes(check));
	const results: boolean[] = [];
	const work = async () => {
		for (let next = statics.shift(); next; next = statics.shift()) results.push(await run(next, true));
	};
	await Promise.all([work(), work()]);
	for (const test of tests) results.push(await run(test, false));
	console.log(
		`\n${results.every(Boolean) ? "Everything passed" : "Something failed"}. Took ${seconds(since)}.`,
	);
	if (!results.every(Boolean)) process.exitCode = 1;
} catch (error) {
	fail(error);
}
