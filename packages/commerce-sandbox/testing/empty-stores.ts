import { env } from "cloudflare:workers";
import "./import-meta-glob.ts";
import type { CommerceEnv } from "../env.ts";

const migrations = import.meta.glob<string>("../db/migrations/*.sql", {
	query: "?raw",
	import: "default",
	eager: true,
});

const splitStatements = (migration: string): string[] =>
	migration
		.replace(/^\s*--.*$/gm, "")
		.split(/;\s*(?:\n|$)/)
		.filter((statement) => statement.trim() !== "");

/**
 * Empties the database and the bucket, which test files share. Generation ids continue to grow, because modules cache catalogues by
 * generation.
 */
export async function emptyStores(): Promise<void> {
	const { DB, MEDIA } = env as unknown as CommerceEnv;
	const { results } = await DB.prepare(
		"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'",
	).all<{ name: string }>();
	const migrating = Object.keys(migrations)
		.sort()
		.flatMap((file) => splitStatements(migrations[file] ?? ""));
	const statements =
		results.length === 0
			? migrating
			: [
					"PRAGMA defer_foreign_keys = true",
					...results.map(({ name }) => `DELETE FROM "${name}"`),
					"DELETE FROM sqlite_sequence WHERE name <> 'generation'",
					...migrating.filter((statement) => statement.trimStart().startsWith("INSERT")),
				];
	await DB.batch(statements.map((statement) => DB.prepare(statement)));
	const { objects } = await MEDIA.list();
	await MEDIA.delete(objects.map(({ key }) => key));
}
