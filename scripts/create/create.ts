/**
 * `npm run create` makes the folder of a new house: its look, countries, languages, content, and ten products with pictures. It asks for what
 * no flag says; without a terminal it takes the usual answers. Flags: `npm run create -- --name Corvo --languages it,en --countries IT`.
 */
import "../lib/checks/quiet.ts";
import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { root, run } from "../lib/run.ts";
import { fail } from "../lib/stop.ts";
import { createHouse } from "./create-house.ts";
import { STAND_IN, writeCheck } from "./house-files.ts";
import { type Answers, QUESTIONS, readFlags, readOptions } from "./house-options.ts";

async function ask(flags: Answers): Promise<Answers> {
	if (!process.stdin.isTTY) return flags;
	const answers: Record<string, string | undefined> = { ...flags };
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	try {
		for (const { option, ask: question, usual, without } of QUESTIONS)
			if (!without || !answers[without])
				answers[option] ??= await terminal.question(`${question}${usual ? ` (${usual})` : ""}: `);
	} finally {
		terminal.close();
	}
	return answers;
}

try {
	const options = readOptions(await ask(readFlags(process.argv.slice(2))));
	if ("faults" in options) throw new Error(options.faults.join("\n"));
	const folder = resolve(root, "packages", `${options.id}-house`);
	const shown = relative(root, folder);
	if (existsSync(folder)) throw new Error(`${shown} exists. Choose another --name, or remove the folder.`);
	const count = createHouse(folder, options);
	await run("biome", ["check", "--write", shown], { quiet: true });
	console.log(`${shown}: ${count} files. Its README says what each one is.\n`);
	const { instance, space } = options;
	const contentful = `VETRINA_HOUSE=${shown} npm run contentful --`;
	const place = space === options.id ? `--host ${STAND_IN}` : "--pictures https://SHOP";
	const next = [
		...(instance
			? [["Check the instance, and connect it as docs/salesforce.md says", writeCheck(shown, instance.url)]]
			: []),
		["See it", `VETRINA_HOUSE=${shown} npm run dev`],
		...(space
			? [
					[
						`Move its content to the space ${space}, from a second terminal (docs/contentful.md)`,
						`${contentful} model ${place} && ${contentful} export ${place}`,
					] as const,
				]
			: []),
		["Build it and try the build", `VETRINA_HOUSE=${shown} npm run preview`],
		["Make it the house of this repository", `npm pkg set dependencies.house=file:${shown} && npm install`],
		["Check and deploy it in GitHub Actions", `cp ${shown}/ci.yml .github/workflows/deploy.yml`],
	];
	for (const [purpose, command] of next) console.log(`${purpose}:\n    ${command}`);
} catch (error) {
	fail(error);
}
