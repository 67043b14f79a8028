import type { NotedError } from "@vetrina/shop-rules/operations/record.ts";
import { once } from "../once.ts";
import { nameGroup } from "./fingerprint.ts";

export type ErrorGroup = {
	id: string;
	type: "server" | "client";
	source: string;
	/** The message with ids, numbers and quoted values replaced. */
	title: string;
	about: string;
	file: string;
	count: number;
	/** Milliseconds since 1970. */
	first: number;
	last: number;
	requestId: string;
	/** The build of the last occurrence. */
	release: string;
	firstRelease: string;
	/** Stack of the last occurrence. */
	stack: string;
};

/** Anyone may report errors of a browser, so those never push groups of the Worker out. */
const MOST_GROUPS = { server: 300, client: 200 };
const TYPES = ["server", "client"] as const;

const createTable = once((database: D1Database) =>
	database.exec(
		"CREATE TABLE IF NOT EXISTS errors (id TEXT PRIMARY KEY, type TEXT, source TEXT, title TEXT, about TEXT, file TEXT, count INTEGER, first INTEGER, last INTEGER, requestId TEXT, release TEXT, firstRelease TEXT, stack TEXT)",
	),
);

/** Joins errors of one record by their groups, so that each group is one write. */
const groupErrors = async (errors: readonly NotedError[], release: string): Promise<ErrorGroup[]> => {
	const groups = new Map<string, ErrorGroup>();
	for (const error of errors) {
		const { id, title, file } = await nameGroup(error);
		const before = groups.get(id);
		const build = error.release ?? release;
		groups.set(id, {
			id,
			type: error.type,
			source: error.source,
			title,
			about: error.about ?? "",
			file,
			count: (before?.count ?? 0) + 1,
			first: before?.first ?? error.at,
			last: error.at,
			requestId: error.requestId ?? before?.requestId ?? "",
			release: build,
			firstRelease: before?.firstRelease ?? build,
			stack: error.stackTrace ?? before?.stack ?? "",
		});
	}
	return [...groups.values()];
};

/** Adds errors to their groups (ops-13). The groups are in a database of operations, which no outage of the platform reaches. */
export const addErrors = async (
	database: D1Database,
	errors: readonly NotedError[],
	release: string,
): Promise<void> => {
	if (errors.length === 0) return;
	await createTable(database);
	const add = database.prepare(
		`INSERT INTO errors VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
			count = count + excluded.count, first = min(first, excluded.first), last = max(last, excluded.last),
			requestId = excluded.requestId, release = excluded.release, stack = excluded.stack`,
	);
	const groups = await groupErrors(errors, release);
	await database.batch([
		...groups.map((one) =>
			add.bind(
				one.id,
				one.type,
				one.source,
				one.title,
				one.about,
				one.file,
				one.count,
				one.first,
				one.last,
				one.requestId,
				one.release,
				one.firstRelease,
				one.stack,
			),
		),
		...TYPES.map((type) =>
			database
				.prepare(
					"DELETE FROM errors WHERE type = ?1 AND id NOT IN (SELECT id FROM errors WHERE type = ?1 ORDER BY last DESC, id LIMIT ?2)",
				)
				.bind(type, MOST_GROUPS[type]),
		),
	]);
};

/** Lists the groups, the last seen first. */
export const listErrors = async (database: D1Database, most: number): Promise<ErrorGroup[]> => {
	await createTable(database);
	const { results } = await database
		.prepare("SELECT * FROM errors ORDER BY last DESC, id LIMIT ?")
		.bind(most)
		.all<ErrorGroup>();
	return results;
};

/** Removes one group, or all; an error that happens again starts its group again. */
export const forgetErrors = async (database: D1Database, id: string | undefined): Promise<void> => {
	await createTable(database);
	await (id === undefined
		? database.prepare("DELETE FROM errors")
		: database.prepare("DELETE FROM errors WHERE id = ?").bind(id)
	).run();
};
