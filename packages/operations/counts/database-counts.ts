import type { Count } from "@vetrina/shop-rules/operations/record.ts";
import { once } from "../once.ts";
import type { CountsStore } from "./counts-store.ts";

const HOUR = 3_600_000;
const KEPT_HOURS = 48;

const createTable = once((database: D1Database) =>
	database.exec(
		"CREATE TABLE IF NOT EXISTS counts (hour INTEGER, kind TEXT, name TEXT, outcome TEXT, cache TEXT, count INTEGER, milliseconds REAL, PRIMARY KEY (hour, kind, name, outcome, cache)) WITHOUT ROWID",
	),
);

/** Keeps sums by the hour in D1, for two days. It is for shops on a developer's machine: each row of a record is a write. */
export const createDatabaseCounts = (database: D1Database): CountsStore => ({
	async write(counts, { now }) {
		if (counts.length === 0) return;
		await createTable(database);
		const hour = Math.floor(now / HOUR);
		const add = database.prepare(
			"INSERT INTO counts VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count, milliseconds = milliseconds + excluded.milliseconds",
		);
		await database.batch([
			...counts.map((row) =>
				add.bind(hour, row.kind, row.name, row.outcome, row.cache, row.count, row.milliseconds),
			),
			database.prepare("DELETE FROM counts WHERE hour < ?").bind(hour - KEPT_HOURS),
		]);
	},
	async read(hours, now) {
		await createTable(database);
		const { results } = await database
			.prepare(
				"SELECT kind, name, outcome, cache, sum(count) AS count, sum(milliseconds) AS milliseconds FROM counts WHERE hour > ? GROUP BY kind, name, outcome, cache",
			)
			.bind(Math.floor(now / HOUR) - hours)
			.all<Count>();
		return { counts: results };
	},
});
