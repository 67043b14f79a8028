import { readFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { fileURLToPath } from "node:url";

const MIGRATION = new URL(
	"../../packages/commerce-sandbox/db/migrations/0082_contentful_space.sql",
	import.meta.url,
);

/** A prepared statement with as much of D1's interface as the stand-in of a space calls. */
type Statement = {
	bind(...values: SQLInputValue[]): Statement;
	first(column?: string): Promise<unknown>;
	all(): Promise<{ results: unknown[] }>;
};

/** Opens an empty database of the stand-in in memory. */
export const openSpaceDatabase = (): D1Database => {
	const database = new DatabaseSync(":memory:");
	database.exec(readFileSync(fileURLToPath(MIGRATION), "utf8"));
	const prepare = (sql: string, values: SQLInputValue[] = []): Statement => {
		const read = () => database.prepare(sql).all(...values);
		return {
			bind: (...bound) => prepare(sql, bound),
			first: async (column) => {
				const [row] = read();
				return column ? (row?.[column] ?? null) : (row ?? null);
			},
			all: async () => ({ results: read() }),
		};
	};
	const batch = (statements: Statement[]) => Promise.all(statements.map((statement) => statement.all()));
	return { prepare: (sql: string) => prepare(sql), batch } as unknown as D1Database;
};
