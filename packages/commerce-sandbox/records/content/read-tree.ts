import { ADDRESSED } from "@vetrina/content-model/section-ids.ts";
import { listEntryLinks } from "./check-entry.ts";
import type { DraftEntry } from "./entry.ts";
import { readDraftEntries } from "./read-drafts.ts";
import { MAX_LEVELS } from "./read-published.ts";

/** Returns the draft of an entry, and the drafts of all that it shows. Links of linked pages are not followed. */
export async function readEntryTree(db: D1Database, id: string): Promise<DraftEntry[]> {
	const found = new Map<string, DraftEntry>();
	let ids = [id];
	for (let level = 0; level <= MAX_LEVELS && ids.length > 0; level++) {
		const entries = await readDraftEntries(db, ids);
		for (const entry of entries) found.set(entry.id, entry);
		const next = entries.flatMap((entry) =>
			level > 0 && ADDRESSED.includes(entry.type)
				? []
				: listEntryLinks(entry.type, entry.fields).map(({ to }) => to),
		);
		ids = [...new Set(next)].filter((one) => !found.has(one));
	}
	return [...found.values()];
}
