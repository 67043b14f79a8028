/**
 * `npm run content -- validate` checks the house's content entries. `npm run content -- import [--url URL]` replaces the entries of a
 * commerce cloud (http://127.0.0.1:8788 by default, with the token ADMIN_TOKEN), or none if an entry has a fault.
 */
import { parseArgs } from "node:util";
import { ensureSecrets } from "./lib/checks/secrets.ts";
import { importContent, readContent } from "./lib/content/import-content.ts";
import { fail } from "./lib/stop.ts";

async function validate(): Promise<void> {
	const { entries, faults } = await readContent();
	if (faults.length > 0) throw new Error(faults.join("\n"));
	console.log(`Content: ${entries.length} entries, 0 faults.`);
}

async function importTo(url: string): Promise<void> {
	const token = process.env.ADMIN_TOKEN ?? ensureSecrets().commerce.ADMIN_TOKEN ?? "";
	const { entries, changed, removed } = await importContent({ baseUrl: url.replace(/\/+$/, ""), token });
	console.log(`Content: ${entries} entries, ${changed} of them changed, ${removed} removed.`);
}

try {
	const { values, positionals } = parseArgs({ allowPositionals: true, options: { url: { type: "string" } } });
	const [command] = positionals;
	if (command === "validate") await validate();
	else if (command === "import")
		await importTo(values.url ?? `http://127.0.0.1:${process.env.COMMERCE_PORT ?? 8788}`);
	else throw new Error("Usage: npm run content -- validate | import [--url URL]");
} catch (error) {
	fail(error);
}
