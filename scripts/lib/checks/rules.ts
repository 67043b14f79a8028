/**
 * Checks the rules of `docs/rules`. A rule is a heading "### price-3 · Title", a sentence, and a line "Proved by:" with the tests that say
 * `// proves price-3`. Code cites a rule in a comment: "(price-3)" or "Rule price-3".
 */
import { writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { readSources } from "./read-sources.ts";

export type Rule = {
	id: string;
	title: string;
	file: string;
	line: number;
	sentence: string;
	tests: string[];
};
export type Finding = { at: string; message: string };

const TEST = /\.(?:test|spec)\.tsx?$/;

const ID = "[a-z]+-[1-9]\\d*";
const IDS = `${ID}(?:(?:, | and )${ID})*`;
const HEADING = new RegExp(`^### (${ID}) · (\\S.*)$`);
const PROVES = new RegExp(`// proves (${IDS})`, "g");
const CITES = new RegExp(`\\((${IDS})\\)|\\b[Rr]ules? (${IDS})`, "g");
/** These look like rule ids in brackets, but name other things. */
const NO_RULES = /^(?:utf|sha|iso|base|es|node|http|gpt)-\d+$/;
const ELSEWHERE =
	/\bS[123] §|\bDESIGN\b|\bSETTLED\b|\bART(?:\.md\b| §)|\b[Ss]pec §|\b[Tt]he spec(?:ification)?(?:s|'s|’s)?\b/;
const COMMENT = /(?:(?<!:)\/\/|\/\*|^\s*\*)(.*)/;

export function checkRules(root: string): Finding[] {
	const files = readSources(root);
	const findings: Finding[] = [];
	const rules = new Map<string, Rule>();
	for (const { file, lines } of files.filter((one) => isRuleFile(one.file)))
		for (const one of readRules(file, lines)) {
			if ("message" in one) findings.push(one);
			else if (rules.has(one.id))
				findings.push({ at: at(one.file, one.line), message: `${one.id} is defined twice` });
			else rules.set(one.id, one);
		}

	const citedRules = new Set<string>();
	const proving = new Map<string, string[]>();
	for (const { file, lines } of files)
		for (const [index, line] of lines.entries()) {
			const here = at(file, index + 1);
			const elsewhere = ELSEWHERE.exec(line);
			if (elsewhere)
				findings.push({
					at: here,
					message: `"${elsewhere[0]}" names a document that is not in the repository`,
				});
			for (const id of idsIn(PROVES, line)) {
				if (!rules.has(id)) findings.push({ at: here, message: `proves ${id}, which is no rule` });
				if (TEST.test(file)) proving.set(id, [...(proving.get(id) ?? []), file]);
			}
			for (const id of citations(file, line)) {
				if (!rules.has(id)) findings.push({ at: here, message: `cites ${id}, which is no rule` });
				if (!TEST.test(file) && !file.endsWith(".md")) citedRules.add(id);
			}
		}

	for (const { id, file, line, sentence, tests } of rules.values()) {
		const here = at(file, line);
		const provingFiles = [...new Set(proving.get(id))];
		if (sentence === "") findings.push({ at: here, message: `${id} says nothing` });
		if (!citedRules.has(id)) findings.push({ at: here, message: `${id} is cited by no code` });
		if (tests.length === 0) findings.push({ at: here, message: `${id} names no test (Proved by: …)` });
		for (const test of tests.filter((one) => !provingFiles.includes(one)))
			findings.push({ at: here, message: `${id}: ${test} does not say "// proves ${id}"` });
		for (const test of provingFiles.filter((one) => !tests.includes(one)))
			findings.push({ at: here, message: `${id} does not name ${test}, which proves it` });
	}
	return findings;
}

export function writeProofs(root: string): number {
	const files = readSources(root);
	const proving = new Map<string, Set<string>>();
	for (const { file, lines } of files)
		if (TEST.test(file))
			for (const id of lines.flatMap((line) => idsIn(PROVES, line)))
				proving.set(id, (proving.get(id) ?? new Set()).add(file));
	let changedCount = 0;
	for (const { file, lines } of files.filter((one) => isRuleFile(one.file))) {
		const before = lines.join("\n");
		const after = before
			.split(/^(?=### )/m)
			.map((section) =>
				withProof(section, [...(proving.get(HEADING.exec(section.split("\n")[0] ?? "")?.[1] ?? "") ?? [])]),
			)
			.join("");
		if (after === before) continue;
		writeFileSync(resolve(root, file), after);
		changedCount++;
	}
	return changedCount;
}

function withProof(section: string, tests: string[]): string {
	if (!section.startsWith("### ")) return section;
	const [before = "", ...rest] = section.split(/^Proved by:.*$/m);
	if (tests.length === 0) return rest.length > 0 ? before.trimEnd() + rest.join("") : section;
	const line = `Proved by: ${tests
		.toSorted()
		.map((test) => `\`${test}\``)
		.join(", ")}`;
	return rest.length > 0 ? before + line + rest.join("") : `${before.trimEnd()}\n\n${line}\n\n`;
}

function* readRules(file: string, lines: readonly string[]): Generator<Rule | Finding> {
	let rule: Rule | undefined;
	for (const [index, line] of lines.entries()) {
		const heading = HEADING.exec(line);
		const here = at(file, index + 1);
		if (heading || line.startsWith("#")) {
			if (rule) yield rule;
			rule = undefined;
		}
		if (heading) {
			const [, id = "", title = ""] = heading;
			rule = { id, title, file, line: index + 1, sentence: "", tests: [] };
			if (!id.startsWith(`${basename(file, ".md")}-`))
				yield { at: here, message: `${id} belongs into a file of its own subject` };
		} else if (line.startsWith("### "))
			yield {
				at: here,
				message: `"${line}" is no heading of a rule: "### ${basename(file, ".md")}-1 · Title"`,
			};
		else if (rule && line.startsWith("Proved by:"))
			rule.tests.push(...[...line.matchAll(/`([^`]+)`/g)].map(([, test = ""]) => test));
		else if (rule && !line.startsWith("Constants:")) rule.sentence = `${rule.sentence} ${line}`.trim();
	}
	if (rule) yield rule;
}

function citations(file: string, line: string): string[] {
	const text = file.endsWith(".md") ? line : (COMMENT.exec(line)?.[1] ?? "");
	return idsIn(CITES, text).filter((id) => !NO_RULES.test(id));
}

function idsIn(pattern: RegExp, text: string): string[] {
	return [...text.matchAll(pattern)].flatMap(([, one, other]) => (one ?? other ?? "").split(/, | and /));
}

const isRuleFile = (file: string): boolean => /^docs\/rules\/[a-z-]+\/[a-z]+\.md$/.test(file);

const at = (file: string, line: number): string => `${file}:${line}`;
