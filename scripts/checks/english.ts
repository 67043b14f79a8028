/**
 * Part of `npm run verify`: the number of comments without a subject and of functions without a verb may not exceed the recorded ceiling of
 * each folder. `-- --write` lowers the ceilings to the present counts and never raises them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import {
	type Counts,
	countPlainEnglish,
	findExcess,
	lowerCeilings,
} from "../lib/checks/english/plain-english.ts";
import { readSources } from "../lib/checks/read-sources.ts";
import { root } from "../lib/run.ts";

const CEILINGS = resolve(root, "scripts/lib/checks/english/ceilings.json");
const CODE = /\/.+\.tsx?$/;
const EXCLUDED = /\.d\.ts$|english\/plain-english\.test\.ts$/;

const counts: Record<string, Counts> = {};
for (const { file, lines } of readSources(root)) {
	if (!CODE.test(file) || EXCLUDED.test(file)) continue;
	const [first = "", second] = file.split("/");
	const folder = first === "packages" ? `${first}/${second}` : first;
	const { headless, of } = countPlainEnglish(lines.join("\n"));
	const sum = counts[folder] ?? { headless: 0, of: 0 };
	counts[folder] = { headless: sum.headless + headless, of: sum.of + of };
}

const ceilings = JSON.parse(readFileSync(CEILINGS, "utf8")) as Record<string, Counts>;
const excess = findExcess(counts, ceilings);
for (const line of excess) console.error(line);
if (process.argv.includes("--write"))
	writeFileSync(CEILINGS, `${JSON.stringify(lowerCeilings(counts, ceilings), null, "\t")}\n`);
console.log(`Plain English: ${excess.length} counts above their ceilings.`);
if (excess.length > 0) process.exitCode = 1;
