import { type FaultSpec, parseSpec, writeFaultAt } from "./fault-spec.ts";

export type StoredFault = FaultSpec & { id: number };

type Row = { id: number; api: string; fault: string; times: number | null; probability: number };

/** Milliseconds after which an isolate reads the faults again, which other isolates may have changed. */
const FRESH_MILLISECONDS = 1000;

let cache: { faults: StoredFault[]; readAt: number } | undefined;

export async function readFaults(db: D1Database): Promise<StoredFault[]> {
	const { results } = await db
		.prepare("SELECT id, api, fault, times, probability FROM fault ORDER BY id")
		.all<Row>();
	const faults = results.flatMap(({ id, api, fault, times, probability }) => {
		const spec = parseSpec(`${api}:${fault}`);
		return spec ? [{ ...spec, id, times, probability }] : [];
	});
	cache = { faults, readAt: Date.now() };
	return faults;
}

export async function currentFaults(db: D1Database): Promise<StoredFault[]> {
	return cache && Date.now() - cache.readAt < FRESH_MILLISECONDS ? cache.faults : readFaults(db);
}

export async function replaceFaults(db: D1Database, specs: readonly FaultSpec[]): Promise<StoredFault[]> {
	await db.batch([
		db.prepare("DELETE FROM fault"),
		...specs.map(({ times, probability, ...spec }) =>
			db
				.prepare("INSERT INTO fault (api, fault, times, probability) VALUES (?, ?, ?, ?)")
				.bind(spec.api, writeFaultAt(spec), times, probability),
		),
	]);
	return readFaults(db);
}

export async function useUp(db: D1Database, id: number): Promise<boolean> {
	const { meta } = await db
		.prepare("UPDATE fault SET times = times - 1 WHERE id = ? AND times > 0")
		.bind(id)
		.run();
	return meta.changes === 1;
}
