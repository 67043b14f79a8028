import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { root } from "../run.ts";

/** PWA Kit's recipe, read from the page that tells it: tests and `npm run clients` execute what people copy. */
export type PwaKitRecipe = {
	/** Version of the retail app. */
	version: string;
	/** Members of `app` and of `ssrParameters` in its `config/default.js`, as text. */
	app: string;
	ssrParameters: string;
	/** A line of its `app/constants.js`, and the category that it names. */
	homeLine: string;
	homeCategory: string;
	/** `MEDIA_BASE` of the cloud. */
	mediaBase: string;
	/** `commerceAPI.parameters` of a copy that was changed already. */
	parameters: { clientId: string; organizationId: string; shortCode: string; siteId: string };
	/** The page to begin at, and the card to pay with. */
	start: string;
	card: string;
};

/** Hosts that the recipe names, and where they really run. */
type Hosts = { cloud: string; app: string };
const HOSTS: Hosts = { cloud: "localhost:8788", app: "localhost:3000" };

/** Throws where the page no longer says one of these. */
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

/** Returns the members of an object that a recipe writes without its braces. */
export const readMembers = <Members>(text: string): Members => runInNewContext(`({${text}\n})`) as Members;

function find(text: string, pattern: RegExp): string {
	const found = pattern.exec(text)?.[1];
	if (!found) throw new Error(`docs/salesforce-clients.md has nothing that matches ${pattern}.`);
	return found;
}
