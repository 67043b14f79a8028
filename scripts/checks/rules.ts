/**
 * `npm run rules`: rules that are cited exist, and each is proved by a test that names it (docs/rules/README.md); decisions have
 * their headings and a line in the table (docs/decisions/README.md). With `--write`, the rules' "Proved by" lines are written from
 * what the tests say, as after moving a test, and the table of decisions from the records.
 */
import { checkDecisions, writeIndex } from "../lib/checks/decisions.ts";
import { checkRules, writeProofs } from "../lib/checks/rules.ts";
import { root } from "../lib/run.ts";

if (process.argv.includes("--write"))
	console.log(`Rules: ${writeProofs(root) + Number(writeIndex(root))} files written.`);
const found = [...checkRules(root), ...checkDecisions(root)];
for (const { at, message } of found) console.error(`${at}  ${message}`);
console.log(`Rules and decisions: ${found.length} wrong.`);
if (found.length > 0) process.exitCode = 1;
