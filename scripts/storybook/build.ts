/**
 * `npm run storybook` builds the catalogue of components in .cache/storybook/site: every page, every component and every section with its
 * options, in each language and both directions (shell-41). `-- --check` opens each story in English and in Arabic, and runs axe on it; it
 * ends with code 1 if a story fails to render or has a fault.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Plugin, runnerImport } from "vite";
import { bodies } from "../../client/fixtures/views.ts";
import { houseAlias } from "../lib/house.ts";
import { root, run } from "../lib/run.ts";
import { fail } from "../lib/stop.ts";
import { listStories, writeModule } from "./list-stories.ts";

const STORIES = resolve(root, ".cache/storybook/stories");
const SITE = resolve(root, ".cache/storybook/site");
const NO_STYLES = "\0no-styles";

type Components = Record<string, object>;

/** Names of options need no styles, and a module runner has none. */
const noStyles: Plugin = {
	name: "vetrina:no-styles",
	enforce: "pre",
	resolveId: (id) => (id.endsWith(".css") ? NO_STYLES : undefined),
	load: (id) => (id === NO_STYLES ? "export default {}" : undefined),
};

/** Imports fixtures of components through Vite, because Node reads neither JSX nor style sheets. */
async function listComponents(name: "components" | "features"): Promise<Record<string, string[]>> {
	const { module } = await runnerImport<Record<string, Components>>(
		resolve(root, `client/fixtures/${name}.tsx`),
		{ root, resolve: { alias: houseAlias }, plugins: [noStyles] },
	);
	return Object.fromEntries(
		Object.entries(module[name] ?? {}).map(([one, options]) => [one, Object.keys(options)] as const),
	);
}

async function writeStories(): Promise<number> {
	rmSync(STORIES, { recursive: true, force: true });
	mkdirSync(STORIES, { recursive: true });
	const groups = {
		Components: await listComponents("components"),
		Features: await listComponents("features"),
	};
	const modules = await listStories({ pages: Object.keys(bodies), groups });
	const tellers = relative(STORIES, resolve(import.meta.dirname, "stories.ts")).replaceAll("\\", "/");
	for (const one of modules)
		writeFileSync(join(STORIES, `${one.file}.stories.ts`), writeModule(one, tellers));
	return modules.reduce((sum, { stories }) => sum + stories.length, 0);
}

try {
	const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
	const count = await writeStories();
	await run("storybook", ["build", "-c", "scripts/storybook/config", "-o", SITE, "--quiet"], {
		env: { STORYBOOK_DISABLE_TELEMETRY: "1", CI: "true" },
		quiet: true,
	});
	console.log(`Storybook: ${count} stories in ${relative(root, SITE)}; any server of files shows them.`);
	if (values.check) {
		const { checkStories } = await import("./check-stories.ts");
		const { checked, faults } = await checkStories(SITE);
		for (const fault of faults) console.error(fault);
		console.log(`Storybook: ${checked} stories in English and in Arabic, ${faults.length} faults.`);
		if (faults.length > 0 || checked !== count) process.exitCode = 1;
	}
} catch (error) {
	fail(error);
}
