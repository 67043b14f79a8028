import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CommerceEnv } from "../../../env.ts";
import { readEntryTree } from "../read-tree.ts";
import { searchEntries } from "./search-entries.ts";

const db = (env as unknown as CommerceEnv).DB;
const ENTRIES = 10_000;
const LIMIT = 50;
const TYPES = ["Page", "JournalArticle"];

/** Counts statements, and the rows that they read. */
const counted = () => {
	let rows = 0;
	let statements = 0;
	const wrap = (statement: D1PreparedStatement): D1PreparedStatement =>
		new Proxy(statement, {
			get: (target, name) => {
				if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
				if (name !== "all") return Reflect.get(target, name);
				return async () => {
					const result = await target.all();
					rows += result.meta.rows_read;
					statements++;
					return result;
				};
			},
		});
	return {
		db: { prepare: (sql: string) => wrap(db.prepare(sql)) } as D1Database,
		rows: () => rows,
		statements: () => statements,
	};
};

beforeAll(async () => {
	await db
		.prepare(
			`WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 - 1)
			INSERT INTO content_entry (id, type, draft, version, status, updated_at, updated_by)
			SELECT 'many-' || printf('%05d', i), CASE WHEN i % 10 = 9 THEN 'Page' ELSE 'Statement' END,
				json_object('slug', '/many-' || i, 'title', json_object('en', 'Title ' || i)), 1, 'draft', 0, 'seed' FROM n`,
		)
		.bind(ENTRIES)
		.run();
});
afterAll(async () => void (await db.prepare("DELETE FROM content_entry WHERE id LIKE 'many-%'").run()));

const present = async (): Promise<number> =>
	(await db.prepare("SELECT count(*) AS count FROM content_entry").first<number>("count")) ?? 0;

// proves studio-11
test.each([
	["the first pages", "", LIMIT],
	["words of one page", "Title 9999", 1],
	["the address of one page", "/many-9989", 1],
	["words that no page has", "no such words", 0],
])(
	"among many entries, %s are found by one statement that reads each entry once at most",
	async (_, q, count) => {
		const { db: counting, rows, statements } = counted();
		const found = await searchEntries(counting, { q, types: TYPES, limit: LIMIT });
		expect(found).toHaveLength(count);
		expect(statements()).toBe(1);
		expect(rows()).toBeLessThanOrEqual((await present()) + TYPES.length);
	},
);

// proves studio-11
test("among many entries, the list of pages stops at its end", async () => {
	const { db: counting, rows } = counted();
	const found = await searchEntries(counting, { q: "", types: TYPES, limit: LIMIT });
	const { passed } = (await db
		.prepare("SELECT count(*) AS passed FROM content_entry WHERE id <= ?1")
		.bind(found.at(-1)?.id)
		.first<{ passed: number }>()) ?? { passed: 0 };
	expect(passed).toBeLessThan(ENTRIES);
	expect(rows()).toBeLessThanOrEqual(passed + TYPES.length);
});

// proves studio-11
test("among many entries, a page is opened by reading what it shows", async () => {
	const { db: counting, rows } = counted();
	expect(await readEntryTree(counting, "many-09999")).toHaveLength(1);
	expect(rows()).toBeLessThanOrEqual(5);
});
