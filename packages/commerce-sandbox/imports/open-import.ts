import { siteById, sites } from "../settings/sites.ts";

/** Milliseconds without activity after which another import may replace the open import. */
const ABANDONED_AFTER_MS = 120_000;

export type RunningImport = {
	id: number;
	startedBy: string | null;
	startedAt: string;
	lines: number;
	secondsSilent: number;
	secondsUntilGivenUp: number;
};

export async function runningImport(db: D1Database, now: number): Promise<RunningImport | null> {
	const row = await db
		.prepare(
			"SELECT gen AS id, started_by AS startedBy, created_at AS createdAt, touched_at AS touchedAt, lines FROM generation WHERE open = 1",
		)
		.first<{ id: number; startedBy: string | null; createdAt: number; touchedAt: number; lines: number }>();
	return (
		row && {
			id: row.id,
			startedBy: row.startedBy,
			startedAt: new Date(row.createdAt).toISOString(),
			lines: row.lines,
			secondsSilent: Math.max(0, Math.round((now - row.touchedAt) / 1000)),
			secondsUntilGivenUp: Math.max(0, Math.ceil((row.touchedAt + ABANDONED_AFTER_MS - now) / 1000)),
		}
	);
}

const describeRunning = ({ id, startedBy, startedAt, lines, ...running }: RunningImport): string =>
	`Import ${id} is running: started at ${startedAt}${startedBy === null ? "" : ` by ${startedBy}`}, ${lines} lines so far, last heard of ${running.secondsSilent} s ago. ` +
	`Without another sign of life it is given up in ${running.secondsUntilGivenUp} s.`;

export const touchImport = (db: D1Database, gen: number, now: number): D1PreparedStatement =>
	db.prepare("UPDATE generation SET touched_at = ?2 WHERE gen = ?1 AND open = 1").bind(gen, now);

export type OpenedImport =
	| { ok: true; gen: number }
	| {
			ok: false;
			reason: "unknown-site" | "import-running" | "different-catalogues";
			detail: string;
			running?: RunningImport;
	  };

export async function openImport(
	db: D1Database,
	options: { siteId?: string; replace: boolean; takeOver?: boolean; startedBy?: string; now: number },
): Promise<OpenedImport> {
	const { siteId, replace, takeOver = false, startedBy, now } = options;
	if (siteId !== undefined && !siteById(siteId)) {
		return {
			ok: false,
			reason: "unknown-site",
			detail: `There is no site '${siteId}'. The sites are ${sites.map((site) => site.id).join(", ")}.`,
		};
	}
	const live = await liveGenerations(db, siteId);
	if (!replace && live.length > 1) {
		return {
			ok: false,
			reason: "different-catalogues",
			detail:
				"The sites show different catalogues: import into one site after the other, or replace all of them.",
		};
	}
	await db
		.prepare("UPDATE generation SET state = 'dead', open = NULL WHERE open = 1 AND (touched_at <= ?1 OR ?2)")
		.bind(now - ABANDONED_AFTER_MS, Number(takeOver))
		.run();
	const base = replace ? null : (live[0] ?? null);
	const row = await db
		.prepare(
			"INSERT INTO generation (state, open, site_id, base, created_at, touched_at, started_by) VALUES ('staging', 1, ?1, ?2, ?3, ?3, ?4) ON CONFLICT DO NOTHING RETURNING gen",
		)
		.bind(siteId ?? null, base, now, startedBy ?? null)
		.first<number>("gen");
	if (row === null) {
		const running = await runningImport(db, now);
		const detail = running ? describeRunning(running) : "Another import was running until now: try again.";
		return { ok: false, reason: "import-running", detail, ...(running ? { running } : {}) };
	}
	if (base !== null) await copyGeneration(db, base, row);
	return { ok: true, gen: row };
}

async function liveGenerations(db: D1Database, siteId: string | undefined): Promise<number[]> {
	const { results } = await db
		.prepare("SELECT DISTINCT gen FROM site_catalog WHERE ?1 IS NULL OR site_id = ?1")
		.bind(siteId ?? null)
		.all<{ gen: number }>();
	return results.map((row) => row.gen);
}

const COPIED = {
	attribute: "id, position, name, value_names, swatches, refinable, variation",
	category: "id, position, parent, name, description, url, show_in_menu",
	promotion: "id, position, callout, percent",
	product:
		"id, position, brand, name, description, categories, primary_category, attributes, variation_attributes, images, promotions, custom, own_prices, own_stock, kind, members, own_ean",
	variant: "id, master_id, group_id, position, variation_values, prices, images, ean",
	inventory: "variant_id, ats, stock_level, preorderable",
};

/**
 * Copies the live catalogue into a new generation, with which a merge starts (catalogue-22). Copied rows get no `line`, so that they do not
 * count as duplicates.
 */
async function copyGeneration(db: D1Database, from: number, to: number): Promise<void> {
	for (const [table, columns] of Object.entries(COPIED)) {
		await db
			.prepare(`INSERT INTO ${table} (gen, ${columns}) SELECT ?1, ${columns} FROM ${table} WHERE gen = ?2`)
			.bind(to, from)
			.run();
	}
	await db
		.prepare(
			`UPDATE generation SET base_position = 1 + max(
				(SELECT coalesce(max(position), 0) FROM product WHERE gen = ?1), (SELECT coalesce(max(position), 0) FROM variant WHERE gen = ?1),
				(SELECT coalesce(max(position), 0) FROM category WHERE gen = ?1), (SELECT coalesce(max(position), 0) FROM attribute WHERE gen = ?1),
				(SELECT coalesce(max(position), 0) FROM promotion WHERE gen = ?1)
			) WHERE gen = ?1`,
		)
		.bind(to)
		.run();
}

export type ImportRow = {
	gen: number;
	state: "staging" | "indexing" | "live" | "dead";
	open: number | null;
	siteId: string | null;
	base: number | null;
	lines: number;
	basePosition: number;
	indexedPosition: number;
	nextOrdinal: number;
};

export async function readImport(db: D1Database, gen: number): Promise<ImportRow | null> {
	return db
		.prepare(
			"SELECT gen, state, open, site_id AS siteId, base, lines, base_position AS basePosition, indexed_position AS indexedPosition, next_ordinal AS nextOrdinal FROM generation WHERE gen = ?",
		)
		.bind(gen)
		.first<ImportRow>();
}

export async function abortImport(db: D1Database, gen: number): Promise<boolean> {
	const { meta } = await db
		.prepare("UPDATE generation SET state = 'dead', open = NULL WHERE gen = ? AND open = 1")
		.bind(gen)
		.run();
	return meta.changes > 0;
}
