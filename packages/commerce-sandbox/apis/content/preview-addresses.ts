import { type PageAddress, toPageAddress } from "@vetrina/content-model/present/list-entries.ts";
import { listPreviewEntries, type PreviewMoment } from "../../records/content/read-preview.ts";

/** Returns the addresses of pages of a type at a moment, as `listPageAddresses` does for what is published. */
export async function listPreviewAddresses(
	db: D1Database,
	type: string,
	siteId: string,
	moment: PreviewMoment,
): Promise<PageAddress[]> {
	const entries = await listPreviewEntries(db, siteId, moment);
	return entries.flatMap((entry) =>
		entry.type === type ? (toPageAddress(entry, entry.updatedAt) ?? []) : [],
	);
}
