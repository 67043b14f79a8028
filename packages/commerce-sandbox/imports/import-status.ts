import { sites } from "../settings/sites.ts";
import { type RunningImport, runningImport } from "./open-import.ts";

export type ImportStatus = {
	sites: { id: string; generation: number | null }[];
	generations: {
		generation: number;
		products: number;
		groups: number;
		variants: number;
		categories: number;
	}[];
	open: RunningImport | null;
};

export async function importStatus(db: D1Database, now: number): Promise<ImportStatus> {
	const [pointers, generations] = await db.batch<never>([
		db.prepare("SELECT site_id AS site, gen FROM site_catalog"),
		db.prepare(
			`SELECT g.gen AS generation, g.next_ordinal AS groups,
				(SELECT count(*) FROM product p WHERE p.gen = g.gen) AS products,
				(SELECT count(*) FROM variant v WHERE v.gen = g.gen) AS variants,
				(SELECT count(*) FROM category c WHERE c.gen = g.gen) AS categories
			FROM generation g WHERE g.state = 'live' ORDER BY g.gen`,
		),
	]);
	const live = new Map(
		((pointers?.results ?? []) as { site: string; gen: number }[]).map(({ site, gen }) => [site, gen]),
	);
	return {
		sites: sites.map(({ id }) => ({ id, generation: live.get(id) ?? null })),
		generations: (generations?.results ?? []) as ImportStatus["generations"],
		open: await runningImport(db, now),
	};
}
