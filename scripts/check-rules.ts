/**
 * `npm run rules`: rules that are cited exist, and each is proved by a test that names it (docs/rules/README.md). With `--write`,
 * the rules' "Proved by" lines are written from what the tests say, as after moving a test.
 */
import { checkRules, writeProofs } from "./lib/rules.ts";
import { root } from "./lib/run.ts";

if (process.argv.includes("--write")) console.log(`Rules: ${writeProofs(root)} files written.`);
const found = checkRules(root);
for (const { at, message } of found) console.error(`${at}  ${message}`);
console.log(`Rules: ${found.length} wrong.`);
if (found.length > 0) process.exitCode = 1;
