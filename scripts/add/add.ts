/**
 * `npm run add -- page|section|setting|payment-method|language NAME` follows the recipe of CONTRIBUTING.md (decision 155): it writes files and rows that work
 * at once, with a test and a rule, and says what is left to do by hand (shell-40). It writes nothing if a name is taken or is none.
 */
import "../lib/checks/quiet.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { houseFolder } from "../lib/house.ts";
import { attempt, root, run } from "../lib/run.ts";
import { fail } from "../lib/stop.ts";
import { planLanguage } from "./kinds/language.ts";
import { planPage } from "./kinds/page.ts";
import { planPaymentMethod } from "./kinds/payment-method.ts";
import { planSection } from "./kinds/section.ts";
import { planSetting } from "./kinds/setting.ts";
import type { Plan, Tree } from "./plan.ts";
import { repository } from "./repository.ts";

const KINDS: Record<string, (name: string, tree: Tree) => Plan> = {
	page: planPage,
	section: planSection,
	setting: planSetting,
	"payment-method": planPaymentMethod,
	language: planLanguage,
};
const WORDS = "docs/words.txt";

const tree: Tree = {
	...repository,
	house: relative(root, houseFolder).replaceAll("\\", "/"),
};

function write(path: string, text: string): void {
	mkdirSync(dirname(resolve(root, path)), { recursive: true });
	writeFileSync(resolve(root, path), text);
}

/** Adds words of the new sources that no dictionary has, so that the check of spelling passes. */
async function addWords(paths: readonly string[]): Promise<boolean> {
	const words = await attempt(
		"cspell",
		["lint", "--words-only", "--unique", "--no-progress", "--no-summary", ...paths],
		{
			quiet: true,
		},
	);
	const unknown = words.output.split("\n").filter((word) => /^\p{L}+$/u.test(word));
	if (unknown.length === 0) return false;
	write(WORDS, `${tree.read(WORDS)?.trimEnd()}\n${unknown.join("\n")}\n`);
	return true;
}

try {
	const [kind = "", name = ""] = process.argv.slice(2);
	const makePlan = KINDS[kind];
	if (!makePlan) throw new Error(`Usage: npm run add -- ${Object.keys(KINDS).join("|")} NAME`);
	const { changed, byHand } = makePlan(name, tree);
	const isNew = new Map([...changed.keys()].map((path) => [path, tree.read(path) === undefined]));
	for (const [path, text] of changed) write(path, text);
	const paths = [...changed.keys()];
	const sources = paths.filter((path) => /\.(?:tsx?|css)$/.test(path));
	if (sources.length > 0) await run("biome", ["check", "--write", ...sources], { quiet: true });
	if (kind === "section") await run("node", ["scripts/add/document-content-types.ts"], { quiet: true });
	await run("node", ["scripts/checks/rules.ts", "--write"], { quiet: true });
	for (const path of paths) console.log(`  ${isNew.get(path) ? "new    " : "changed"}  ${path}`);
	if (kind === "section") console.log("  changed  docs/content-types.md");
	// Words of a house may be of any language.
	const ofEngine = paths.filter((path) => !path.startsWith(`${tree.house}/`));
	if (ofEngine.length > 0 && (await addWords(ofEngine))) console.log(`  changed  ${WORDS}`);
	console.log("\nLeft to do:");
	for (const line of byHand) console.log(`  - ${line}`);
	console.log("  - npm run verify");
} catch (error) {
	fail(error);
}
