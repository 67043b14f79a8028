import { isoTime } from "../../../now.ts";
import type { SearchEvent } from "./read-events.ts";

const KEPT_SECONDS = 90 * 24 * 60 * 60;

export type StoredEvent = {
	id: number;
	receivedAt: string;
	happenedAt: string;
	eventType: string;
	eventSubtype?: string;
	eventName: string;
	index: string;
	userToken: string;
	queryID?: string;
	objectIDs: string[];
	positions: number[];
	filters: string[];
	details: Record<string, unknown>;
};

export async function keepEvents(db: D1Database, events: readonly SearchEvent[], now: number): Promise<void> {
	if (events.length === 0) return;
	const receivedAt = Math.floor(now / 1000);
	const rows = events.map(({ objectData, value, currency, authenticatedUserToken, ...event }) => ({
		...event,
		happenedAt: Math.floor((event.timestamp ?? now) / 1000),
		details: { objectData, value, currency, authenticatedUserToken },
	}));
	await db.batch([
		// The rows are a single JSON text, because a statement of D1 binds at most 100 values.
		db
			.prepare(
				`INSERT INTO search_event (received_at, happened_at, type, subtype, name, index_name, user_token, query_id, object_ids, positions, filters, details)
				SELECT ?1, e.value ->> 'happenedAt', e.value ->> 'eventType', e.value ->> 'eventSubtype', e.value ->> 'eventName', e.value ->> 'index',
					e.value ->> 'userToken', e.value ->> 'queryID', coalesce(e.value -> 'objectIDs', '[]'), coalesce(e.value -> 'positions', '[]'),
					coalesce(e.value -> 'filters', '[]'), e.value -> 'details'
				FROM json_each(?2) e`,
			)
			.bind(receivedAt, JSON.stringify(rows)),
		db.prepare("DELETE FROM search_event WHERE received_at < ?").bind(receivedAt - KEPT_SECONDS),
	]);
}

type Row = {
	id: number;
	received_at: number;
	happened_at: number;
	type: string;
	subtype: string | null;
	name: string;
	index_name: string;
	user_token: string;
	query_id: string | null;
	object_ids: string;
	positions: string;
	filters: string;
	details: string;
};

export async function latestEvents(
	db: D1Database,
	userToken: string | undefined,
	limit: number,
): Promise<StoredEvent[]> {
	const { results } = await db
		.prepare("SELECT * FROM search_event WHERE ?1 IS NULL OR user_token = ?1 ORDER BY id DESC LIMIT ?2")
		.bind(userToken ?? null, limit)
		.all<Row>();
	return results.map(toEvent);
}

const toEvent = (row: Row): StoredEvent => ({
	id: row.id,
	receivedAt: isoTime(row.received_at),
	happenedAt: isoTime(row.happened_at),
	eventType: row.type,
	...(row.subtype === null ? {} : { eventSubtype: row.subtype }),
	eventName: row.name,
	index: row.index_name,
	userToken: row.user_token,
	...(row.query_id === null ? {} : { queryID: row.query_id }),
	objectIDs: JSON.parse(row.object_ids) as string[],
	positions: JSON.parse(row.positions) as number[],
	filters: JSON.parse(row.filters) as string[],
	details: JSON.parse(row.details) as Record<string, unknown>,
});

export type PopularSearch = { siteId: string; language: string; phrase: string; shoppers: number };

export async function popularSearches(db: D1Database, limit: number): Promise<PopularSearch[]> {
	const { results } = await db
		.prepare(
			"SELECT site_id AS siteId, language, phrase, shoppers FROM popular_search ORDER BY shoppers DESC, searched_at DESC LIMIT ?",
		)
		.bind(limit)
		.all<PopularSearch>();
	return results;
}
