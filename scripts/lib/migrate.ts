import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from "wrangler";
import { root } from "./run.ts";
import { startMiniflare } from "./workers.ts";

const MIGRATIONS = resolve(root, "packages/commerce-sandbox/db/migrations");

export async function migrate(state: string): Promise<string[]> {
	const { workerOptions } = unstable_getMiniflareWorkerOptions(
		resolve(root, "packages/commerce-sandbox/wrangler.toml"),
	);
	const miniflare = await startMiniflare({
		state,
		workers: [
			{
				name: "migrate",
				modules: true,
				script: "export default {}",
				d1Databases: workerOptions.d1Databases as Record<string, { id: string }>,
			},
		],
	});
	try {
		const db = await miniflare.getD1Database("DB");
		await db
			.prepare(
				"CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
			)
			.run();
		const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
		const appliedNames = new Set(results.map((row) => row.name));
		const missing = migrationFiles().filter((name) => !appliedNames.has(name));
		for (const name of missing) {
			const statements = unstable_splitSqlQuery(readFileSync(join(MIGRATIONS, name), "utf8"));
			await db.batch([
				...statements.map((statement) => db.prepare(statement)),
				db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
			]);
		}
		return missing;
	} finally {
		await miniflare.dispose();
	}
}

const migrationFiles = (): string[] =>
	readdirSync(MIGRATIONS)
		.filter((name) => name.endsWith(".sql"))
		.sort();
