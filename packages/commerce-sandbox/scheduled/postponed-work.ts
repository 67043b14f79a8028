/** Failed work is postponed. Batches take the longest overdue work first, so failing work would otherwise fill every batch (cloud-43). */
export type Queue = "unplaced order" | "order notice" | "gift card" | "back in stock";

const POSTPONED_SECONDS = 60 * 60;

export const isDue = (queue: Queue, key: string, now: string): string =>
	`NOT EXISTS (SELECT 1 FROM postponed_work WHERE kind = '${queue}' AND key = ${key} AND until_at > ${now})`;

export const postpone = (db: D1Database, queue: Queue, key: string, now: number): Promise<unknown> =>
	db.batch([
		db.prepare("DELETE FROM postponed_work WHERE until_at <= ?").bind(now),
		db
			.prepare("INSERT OR REPLACE INTO postponed_work (kind, key, until_at) VALUES (?, ?, ?)")
			.bind(queue, key, now + POSTPONED_SECONDS),
	]);
