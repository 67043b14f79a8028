/**
 * Checks the records of `docs/decisions`: each has a number, a status and the same headings, the README lists each record and explains
 * each number without a record, and cited decisions exist.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { readSources } from "./read-sources.ts";
import type { Finding } from "./rules.ts";

const FOLDER = "docs/decisions";
const README = `${FOLDER}/README.md`;
const HEADINGS = ["Context", "Decision", "Consequences"];
const CITES = /\bdecisions?[ /](\d{1,4}(?:(?:, | and )\d{1,4})*)\b(?! *%)/gi;
const INDEX = /<!-- index -->[\s\S]*<!-- \/index -->/;

type Decision = { number: number; file: string; title: string; status: string; headings: string[] };

export function checkDecisions(root: string): Finding[] {
	const findings: Finding[] = [];
	const decisions = readDecisions(root);
	const numbers = new Set(decisions.map(({ number }) => number));
	for (const { number, file, title, status, headings } of decisions) {
		const say = (message: string): unknown => findings.push({ at: file, message });
		if (title === "") say(`does not begin with "# ${number}. …"`);
		if (status === "") say('has no "Status: …" below its title');
		if (headings.join() !== HEADINGS.join())
			say(`has the headings ${headings.join(", ") || "none"}, not ${HEADINGS.join(", ")}`);
	}
	for (const [at, { number }] of decisions.entries())
		if (decisions[at + 1]?.number === number)
			findings.push({ at: FOLDER, message: `${pad(number)} has two records` });
	const readme = readFileSync(resolve(root, README), "utf8");
	if (readme !== withIndex(readme, decisions))
		findings.push({ at: README, message: "the table is not that of the records: npm run rules -- --write" });
	for (let number = 1; number <= Math.max(0, ...numbers); number++)
		if (!numbers.has(number) && !readme.includes(pad(number)))
			findings.push({ at: README, message: `says nothing of the missing number ${pad(number)}` });
	return [...findings, ...wrongCitations(root, numbers)];
}

export function writeIndex(root: string): boolean {
	const file = resolve(root, README);
	const before = readFileSync(file, "utf8");
	const after = withIndex(before, readDecisions(root));
	if (after !== before) writeFileSync(file, after);
	return after !== before;
}

const pad = (number: number): string => String(number).padStart(4, "0");

function readDecisions(root: string): Decision[] {
	return globSync(`${FOLDER}/**/[0-9]*.md`, { cwd: root })
		.map((file) => file.replaceAll("\\", "/"))
		.toSorted((a, b) => basename(a).localeCompare(basename(b)))
		.map((file) => {
			const number = Number(basename(file).slice(0, 4));
			const text = readFileSync(resolve(root, file), "utf8");
			const [first = "", , third = ""] = text.split("\n");
			return {
				number,
				file,
				title: first.startsWith(`# ${number}. `) ? first.slice(`# ${number}. `.length) : "",
				status: /^Status: (.+?)\.?$/.exec(third)?.[1] ?? "",
				headings: [...text.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading),
			};
		});
}

function withIndex(readme: string, decisions: readonly Decision[]): string {
	const rows = decisions.map(
		({ number, file, title, status }) =>
			`| [${pad(number)}](${file.slice(FOLDER.length + 1)}) | ${title} | ${status} |`,
	);
	const table = [
		"<!-- index -->",
		"",
		"| | Decision | Status |",
		"|---|---|---|",
		...rows,
		"",
		"<!-- /index -->",
	];
	return readme.replace(INDEX, () => table.join("\n"));
}

function* wrongCitations(root: string, numbers: ReadonlySet<number>): Generator<Finding> {
	for (const { file, lines } of readSources(root))
		for (const [index, line] of lines.entries())
			for (const [, citedNumber = ""] of line.matchAll(CITES))
				for (const number of citedNumber.split(/, | and /))
					if (!numbers.has(Number(number)))
						yield { at: `${file}:${index + 1}`, message: `cites decision ${number}, which does not exist` };
}
