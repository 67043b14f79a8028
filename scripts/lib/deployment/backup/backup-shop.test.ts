import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backUp, restore, type ShopData } from "./backup-shop.ts";
import { type BackupLine, readDatabase } from "./copy-database.ts";
import { type OpenShop, openLocalShop } from "./open-shop.ts";

/** Milliseconds: each shop is a runtime that starts, on a busy machine. */
const TAKES = 60_000;
const AWKWARD = [
	"",
	'O\'Brien "quoted"',
	"two\nlines; -- no comment",
	"日本語 العربية",
	"a\u2028b",
	"x".repeat(150_000),
];

let folder: string;
let open: OpenShop[];
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "vetrina-backup-"));
	open = [];
});
afterEach(async () => {
	await Promise.all(open.map((shop) => shop.close()));
	rmSync(folder, { recursive: true, force: true });
});

async function openShop(name: string): Promise<ShopData> {
	const shop = await openLocalShop(join(folder, name));
	open.push(shop);
	return shop.data;
}
const run = (DB: ShopData["DB"], ...statements: string[]): Promise<unknown> =>
	DB.batch(statements.map((sql) => DB.prepare(sql)));
async function readAll(DB: ShopData["DB"]): Promise<BackupLine[]> {
	const lines: BackupLine[] = [];
	for await (const line of readDatabase(DB)) lines.push(line);
	return lines;
}
const listRows = (lines: readonly BackupLine[], table: string): unknown[][] =>
	lines.flatMap((line) => ("table" in line && line.table === table ? line.rows : []));

async function fill({ DB, MEDIA }: ShopData): Promise<void> {
	await run(
		DB,
		"CREATE TABLE note (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL, price REAL, gone INTEGER)",
		"CREATE TABLE key_value (key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID",
		"CREATE TABLE line (note INTEGER REFERENCES note (id), n INTEGER)",
		"CREATE TABLE written (n INTEGER)",
		"CREATE INDEX note_text ON note (text) WHERE gone IS NULL",
		"CREATE TRIGGER note_written AFTER INSERT ON note BEGIN INSERT INTO written VALUES (new.id); END",
	);
	const insertion = DB.prepare("INSERT INTO note (text, price) VALUES (?, ?)");
	await DB.batch(AWKWARD.map((text, at) => insertion.bind(text, at / 3)));
	await run(
		DB,
		"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1203) INSERT INTO key_value SELECT 'k' || i, i FROM n",
		"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1203) INSERT INTO line SELECT 1, i FROM n",
		"INSERT INTO note (text) VALUES ('deleted')",
		"DELETE FROM note WHERE text = 'deleted'",
	);
	for (const name of ["a.png", "b.jpg"])
		await MEDIA.put(`upload/${name}`, new TextEncoder().encode(name), {
			httpMetadata: { contentType: "image/png" },
			customMetadata: { width: "4" },
		});
	await MEDIA.put("drawn/c.png", new Uint8Array([1]), { httpMetadata: {}, customMetadata: {} });
}

// proves ops-20
test(
	"a backup in an empty shop is the same shop: schema, rows, numbers and uploaded files",
	async () => {
		const before = await openShop("before");
		await fill(before);
		const to = join(folder, "backup");
		expect(await backUp(before, to)).toEqual({
			rows: AWKWARD.length + 1203 * 2 + AWKWARD.length + 1,
			files: 2,
		});
		const after = await openShop("after");
		await restore(after, to, { replaces: false });
		const lines = await readAll(after.DB);
		expect(lines).toEqual(await readAll(before.DB));
		expect(listRows(lines, "note").map(([, text]) => text)).toEqual(AWKWARD);
		const files = await after.MEDIA.list({ prefix: "", include: ["httpMetadata", "customMetadata"] });
		expect(
			files.objects.map(({ key, httpMetadata, customMetadata }) => [key, httpMetadata, customMetadata]),
		).toEqual(
			["a.png", "b.jpg"].map((name) => [`upload/${name}`, { contentType: "image/png" }, { width: "4" }]),
		);
		// Numbers of deleted rows are not given again, and triggers work.
		await run(after.DB, "INSERT INTO note (text) VALUES ('new')");
		const { results } = await after.DB.prepare("SELECT max(id) AS id FROM note").all();
		expect(results).toEqual([{ id: AWKWARD.length + 2 }]);
		expect((await after.DB.prepare("SELECT count(*) AS n FROM written").all()).results).toEqual([
			{ n: AWKWARD.length + 2 },
		]);
	},
	TAKES,
);

// proves ops-20
test(
	"a shop that has tables is replaced only when asked, and a backup that lacks a file changes nothing",
	async () => {
		const shop = await openShop("shop");
		await fill(shop);
		const to = join(folder, "backup");
		await backUp(shop, to);
		await expect(backUp(shop, to)).rejects.toThrow(/exists/);
		await run(shop.DB, "CREATE TABLE later (n INTEGER)", "DELETE FROM note WHERE id > 1", "DELETE FROM line");
		const changed = await readAll(shop.DB);
		await expect(restore(shop, to, { replaces: false })).rejects.toThrow(/--replace/);
		const [first = ""] = readdirSync(join(to, "media"));
		expect(await readAll(shop.DB)).toEqual(changed);
		await restore(shop, to, { replaces: true });
		const restored = await readAll(shop.DB);
		expect(listRows(restored, "note")).toHaveLength(AWKWARD.length);
		expect(JSON.stringify(restored)).not.toContain("CREATE TABLE later");
		rmSync(join(to, "media", first));
		await expect(restore(shop, to, { replaces: true })).rejects.toThrow(/lacks 1 of its files/);
		expect(await readAll(shop.DB)).toEqual(restored);
	},
	TAKES,
);
