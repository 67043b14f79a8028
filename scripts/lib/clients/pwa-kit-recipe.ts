import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { root } from "../run.ts";

/** The settings of PWA Kit, read from docs/salesforce-clients.md so that tests use the text that people copy. */
export type PwaKitRecipe = {
	version: string;
	app: string;
	ssrParameters: string;
	homeLine: string;
	homeCategory: string;
	mediaBase: string;
	parameters: { clientId: string; organizationId: string; shortCode: string; siteId: string };
	start: string;
	card: string;
};

type Hosts = { cloud: string; app: string };
const HOSTS: Hosts = { cloud: "localhost:8788", app: "localhost:3000" };

export function readPwaKitRecipe(hosts: Hosts = HOSTS): PwaKitRecipe {
	const page = readFileSync(resolve(root, "docs/salesforce-clients.md"), "utf8")
		.replaceAll(HOSTS.cloud, hosts.cloud)
		.replaceAll(HOSTS.app, hosts.app);
	const recipe = find(page, /^## PWA Kit\n([\s\S]*?)^## /m);
	return {
		version: find(recipe, /retail app (\d+\.\d+\.\d+)/),
		app: find(recipe, /^\/\/ app\n([\s\S]*?)^\/\/ ssrParameters/m),
		ssrParameters: find(recipe, /^\/\/ ssrParameters\n([\s\S]*?)^```/m),
		homeLine: find(recipe, /^(export const HOME_.*)$/m),
		homeCategory: find(recipe, /^export const HOME_\w+ = '(.+)'$/m),
		mediaBase: find(recipe, /`MEDIA_BASE=(\S+) npm run commerce`/),
		parameters: readMembers<Pick<PwaKitRecipe, "parameters">>(find(recipe, /^(parameters: {[\s\S]*?)^```/m))
			.parameters,
		start: find(recipe, /`(http:\S+)`\); pay/),
		card: find(recipe, /pay with ([\d ]+\d)/),
	};
}

export const readMembers = <Members>(text: string): Members => runInNewContext(`({${text}\n})`) as Members;

function find(text: string, pattern: RegExp): string {
	const match = pattern.exec(text)?.[1];
	if (!match) throw new Error(`docs/salesforce-clients.md has nothing that matches ${pattern}.`);
	return match;
}
