import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../run.ts";
import type { PwaKitRecipe } from "./pwa-kit-recipe.ts";

const NAME = "@salesforce/retail-react-app";

export async function installRetailApp(folder: string, version: string): Promise<void> {
	const quiet = { cwd: folder, quiet: true };
	await run("npm", ["pack", `${NAME}@${version}`, "--pack-destination", folder], quiet);
	await run("tar", ["-xzf", ...readdirSync(folder), "--strip-components=1"], quiet);
	// npm passes this project's folder and configuration to child processes, which these flags override.
	const own = ["--prefix", folder, "--legacy-peer-deps=false"];
	await run("npm", ["install", "--no-audit", "--no-fund", ...own], quiet);
}

export function configureRetailApp(folder: string, { app, ssrParameters, homeLine }: PwaKitRecipe): void {
	const change = (member: string, text: string) =>
		`Object.assign(module.exports.${member}, {\n${text.trimEnd()}\n})\n`;
	appendFileSync(
		join(folder, "config/default.js"),
		`\n${change("app", app)}${change("ssrParameters", ssrParameters)}`,
	);
	const file = join(folder, "app/constants.js");
	const constants = readFileSync(file, "utf8");
	const [name = ""] = homeLine.split("=");
	const changedText = constants.replace(new RegExp(`^${name}=.*$`, "m"), homeLine);
	if (changedText === constants) throw new Error(`app/constants.js of the retail app has no "${name}".`);
	writeFileSync(file, changedText);
}
