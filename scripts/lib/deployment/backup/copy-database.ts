/** The parts of Cloudflare's D1Database that are used, which Miniflare's and those of wrangler's proxy have. */
export type Database = {
	prepare(sql: string): Statement;
	batch(statements: Statement[]): Promise<unknown>;
};
export type Statement = { bind(...values: unknown[]): Statement; all(): Promise<Rows> };
export type Rows = { results: Record<string, unknown>[] };

type Part = { type: "table" | "index" | "trigger" | "view"; name: string; sql: string };
type Value = string | number | null;
/** A line of a backup: the schema comes first, then rows, then the highest numbers that were given (AUTOINCREMENT). */
export type BackupLine =
	| { schema: Part[] }
	| { table: string; columns: string[]; rows: Value[][] }
	| { sequence: [table: string, number: number][] };

const PAGE = 500;
/** D1 takes a hundred statements in a batch well, and a hundred values in a statement at most. */
const BATCH = 100;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const own = "name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'";

async function readSchema(db: Database): Promise<Part[]> {
	const { results } = await db
		.prepare(
			`SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND ${own} ORDER BY type <> 'table', rowid`,
		)
		.all();
	return results as Part[];
}

/** Yields schema and rows of a database. It reads page by page, so writes that come meanwhile are in the backup or are not. */
export async function* readDatabase(db: Database): AsyncGenerator<BackupLine> {
	const schema = await readSchema(db);
	yield { schema };
	for (const { name, sql } of schema.filter(({ type }) => type === "table")) {
		const hasRowId = !/\bWITHOUT ROWID\b/i.test(sql);
		const page = hasRowId
			? `SELECT rowid AS " rowid", * FROM ${quoted(name)} WHERE rowid > ?1 ORDER BY rowid LIMIT ${PAGE}`
			: `SELECT * FROM ${quoted(name)} LIMIT ${PAGE} OFFSET ?1`;
		for (let after: number | undefined = hasRowId ? Number.MIN_SAFE_INTEGER : 0; after !== undefined; ) {
			const { results }: Rows = await db.prepare(page).bind(after).all();
			const [first] = results;
			if (!first) break;
			const columns = Object.keys(first).filter((column) => column !== " rowid");
			yield {
				table: name,
				columns,
				rows: results.map((row) => columns.map((column) => row[column] as Value)),
			};
			if (results.length < PAGE) break;
			after = hasRowId ? Number(results.at(-1)?.[" rowid"]) : after + PAGE;
		}
	}
	if (schema.some(({ sql }) => /\bAUTOINCREMENT\b/i.test(sql))) {
		const { results } = await db.prepare("SELECT name, seq FROM sqlite_sequence").all();
		yield { sequence: results.map(({ name, seq }) => [String(name), Number(seq)]) };
	}
}

async function runAll(db: Database, statements: readonly Statement[]): Promise<void> {
	for (let at = 0; at < statements.length; at += BATCH) await db.batch(statements.slice(at, at + BATCH));
}

/**
 * Writes a backup into a database, with the schema that it had. Throws if the database has tables, unless `replaces` says that these go. Triggers
 * are made at the end, because what they would write is in the backup.
 */
export async function writeDatabase(
	db: Database,
	lines: AsyncIterable<BackupLine>,
	{ replaces }: { replaces: boolean },
): Promise<{ rows: number }> {
	const present = await readSchema(db);
	if (present.length > 0 && !replaces)
		throw new Error("The database is not empty: `--replace` drops what it has.");
	const toDrop = ["trigger", "view", "table"].flatMap((type) =>
		present.filter((part) => part.type === type).toReversed(),
	);
	const dropping = toDrop.map(({ type, name }) => db.prepare(`DROP ${type.toUpperCase()} ${quoted(name)}`));
	if (dropping.length > 0) await db.batch([db.prepare("PRAGMA defer_foreign_keys = on"), ...dropping]);
	let rows = 0;
	let later: Part[] = [];
	for await (const line of lines) {
		if ("schema" in line) {
			const make = (parts: readonly Part[]) =>
				runAll(
					db,
					parts.map(({ sql }) => db.prepare(sql)),
				);
			later = line.schema.filter(({ type }) => type !== "table");
			await make(line.schema.filter(({ type }) => type === "table"));
		} else if ("table" in line) {
			const { table, columns } = line;
			const insertion = db.prepare(
				`INSERT INTO ${quoted(table)} (${columns.map(quoted).join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
			);
			await runAll(
				db,
				line.rows.map((row) => insertion.bind(...row)),
			);
			rows += line.rows.length;
		} else {
			const statements = line.sequence.flatMap(([name, number]) => [
				db.prepare("DELETE FROM sqlite_sequence WHERE name = ?").bind(name),
				db.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)").bind(name, number),
			]);
			await runAll(db, statements);
		}
	}
	await runAll(
		db,
		later.map(({ sql }) => db.prepare(sql)),
	);
	return { rows };
}
