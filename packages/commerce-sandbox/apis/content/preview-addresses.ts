import type { PageAddress } from "@vetrina/content-model/present/list-entries.ts";
import { isPlaced } from "@vetrina/shop-rules/content/placed-pages.ts";
import { listPreviewEntries, type PreviewMoment } from "../../records/content/read-preview.ts";

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Returns the addresses of pages of a type at a moment, as `listPageAddresses` does for what is published. */
export async function listPreviewAddresses(
	db: D1Database,
	type: string,
	siteId: string,
	moment: PreviewMoment,
): Promise<PageAddress[]> {
	const entries = await listPreviewEntries(db, siteId, moment);
	return entries.flatMap((entry): PageAddress[] => {
		const { slug, robots, canonical, isNoFollow } = entry.fields;
		if (entry.type !== type || typeof slug !== "string" || isPlaced(slug)) return [];
		return [
			{
				id: entry.id,
				slug,
				robots: text(robots),
				canonical: text(canonical),
				isNoFollow: isNoFollow === true ? 1 : null,
				modifiedAt: entry.updatedAt,
			},
		];
	});
}
