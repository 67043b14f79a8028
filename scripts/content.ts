/**
 * `npm run content -- validate` checks the entries of the house (`content/`). The other commands talk to a commerce cloud, `--url URL`
 * (http://127.0.0.1:8788 by default), whose token is ADMIN_TOKEN. `import` puts the entries in the place of those of the cloud: all of them,
 * or none if one has a fault; with `--keep-edits`, what editors changed stays where no file has changed. `export` writes the published entries to the
 * house's files, or to the folder `--to FOLDER`, and removes the files of others. `diff` lists what differs, by entry and field. With `--drafts`, both
 * take in drafts and planned versions.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureSecrets } from "./lib/checks/secrets.ts";
import { type ContentTarget, fetchExport } from "./lib/content/content-service.ts";
import { diffEntries, dropDrafts } from "./lib/content/diff-content.ts";
import { exportEntries } from "./lib/content/export-content.ts";
import { importContent, readContent, readValidContent } from "./lib/content/import-content.ts";
import { contentFolder } from "./lib/content/read-house-content.ts";
import { houseFolder } from "./lib/house.ts";
import { fail } from "./lib/stop.ts";

async function validate(): Promise<void> {
	const { entries, faults } = await readContent();
	if (faults.length > 0) throw new Error(faults.join("\n"));
	console.log(`Content: ${entries.length} entries, 0 faults.`);
}

async function importTo(target: ContentTarget, keepsEdits: boolean): Promise<void> {
	const { entries, changed, removed, kept } = await importContent(target, { keepsEdits });
	const keeping = kept.length > 0 ? `, ${kept.length} kept as editors left them` : "";
	console.log(`Content: ${entries} entries, ${changed} of them changed, ${removed} removed${keeping}.`);
}

async function exportFrom(target: ContentTarget, folder: string, drafts: boolean): Promise<void> {
	const entries = await fetchExport(target, { drafts });
	const { written, removed } = exportEntries(folder, entries, { drafts });
	for (const path of written) console.log(`  written ${path}`);
	for (const path of removed) console.log(`  removed ${path}`);
	console.log(
		`Content: ${entries.length} entries, ${written.length} files written, ${removed.length} removed.`,
	);
}

async function diff(target: ContentTarget, drafts: boolean): Promise<void> {
	const files = await readValidContent();
	const lines = diffEntries(drafts ? files : dropDrafts(files), await fetchExport(target, { drafts }));
	for (const line of lines) console.log(line);
	console.log(lines.length > 0 ? `Content: ${lines.length} differences.` : "Content: no difference.");
}

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			url: { type: "string" },
			to: { type: "string" },
			"keep-edits": { type: "boolean" },
			drafts: { type: "boolean", default: false },
		},
	});
	const [command] = positionals;
	const findTarget = (): ContentTarget => ({
		baseUrl: (values.url ?? `http://127.0.0.1:${process.env.COMMERCE_PORT ?? 8788}`).replace(/\/+$/, ""),
		token: process.env.ADMIN_TOKEN ?? ensureSecrets().commerce.ADMIN_TOKEN ?? "",
	});
	if (command === "validate") await validate();
	else if (command === "import") await importTo(findTarget(), values["keep-edits"] ?? false);
	else if (command === "export")
		await exportFrom(
			findTarget(),
			values.to ? resolve(values.to) : contentFolder(houseFolder),
			values.drafts,
		);
	else if (command === "diff") await diff(findTarget(), values.drafts);
	else
		throw new Error(
			"Usage: npm run content -- validate | import [--keep-edits] | export [--drafts] [--to FOLDER] | diff [--drafts] [--url URL]",
		);
} catch (error) {
	fail(error);
}
