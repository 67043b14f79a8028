/**
 * `npm run rules` checks that cited rules exist, that a test names each rule (docs/rules/README.md), and that decisions have their headings
 * and a line in the table (docs/decisions/README.md). `--write` updates the rules' "Proved by" lines from the tests, and the table of
 * decisions from the records.
 */
import { checkDecisions, writeIndex } from "../lib/checks/decisions.ts";
import { checkRules, writeProofs } from "../lib/checks/rules.ts";
import { root } from "../lib/run.ts";

if (process.argv.includes("--write"))
	console.log(`Rules: ${writeProofs(root) + Number(writeIndex(root))} files written.`);
const findings = [...checkRules(root), ...checkDecisions(root)];
for (const { at, message } of findings) console.error(`${at}  ${message}`);
console.log(`Rules and decisions: ${findings.length} faults.`);
if (findings.length > 0) process.exitCode = 1;
