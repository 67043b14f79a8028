import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkDecisions, writeIndex } from "./decisions.ts";

const record = (number: number, title: string): string =>
	`# ${number}. ${title}\n\nStatus: accepted.\n\n## Context\n\nA.\n\n## Decision\n\nB.\n\n## Consequences\n\nC.\n`;
const FIRST = "docs/decisions/0001-one.md";
const README = "docs/decisions/README.md";

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "decisions-"));
	plant(README, "# Decisions\n\n<!-- index -->\n<!-- /index -->\n\n0002 was never used.\n");
	plant(FIRST, record(1, "One"));
	plant("docs/decisions/cloud/0003-three.md", record(3, "Three"));
	plant("worker/a.ts", "// As decisions 1 and 3 say, see docs/decisions/0003.\n");
	writeIndex(root);
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(file: string, text: string): void {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
}
const listFaults = (): string[] => checkDecisions(root).map(({ at, message }) => `${at} ${message}`);

test("records with their headings and a line in the table pass", () => {
	expect(listFaults()).toEqual([]);
	expect(writeIndex(root)).toBe(false);
	expect(readFileSync(join(root, README), "utf8")).toContain(
		"| [0003](cloud/0003-three.md) | Three | accepted |",
	);
});

test.each<[what: string, file: string, text: string, messages: string[]]>([
	["no number", FIRST, record(1, "One").replace("# 1. ", "# "), ['does not begin with "# 1. …"', "table"]],
	["no status", FIRST, record(1, "One").replace("Status: accepted.", ""), ['no "Status: …"', "table"]],
	[
		"other headings",
		FIRST,
		record(1, "One").replace("## Context", "**Context.**"),
		["Decision, Consequences, not Context"],
	],
	[
		"a number that is taken",
		"docs/decisions/0003-more.md",
		record(3, "More"),
		["0003 has two records", "table"],
	],
	["a line that is missing", "docs/decisions/0004-four.md", record(4, "Four"), ["table"]],
	[
		"a number without a word",
		"docs/decisions/0005-five.md",
		record(5, "Five"),
		["table", "missing number 0004"],
	],
	["a citation of none", "worker/a.ts", "// Decisions 3 and 12.\n", ["worker/a.ts:1 cites decision 12"]],
])("%s is found", (_, file, text, messages) => {
	plant(file, text);
	const all = listFaults();
	for (const message of messages) expect(all).toContainEqual(expect.stringContaining(message));
	expect(all).toHaveLength(messages.length);
});
