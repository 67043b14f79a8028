import { isEqual } from "@vetrina/content-model/files/write-entry-file.ts";
import type { ExportedEntry } from "../lib/content/content-service.ts";
import type { ContentEntry } from "../lib/content/read-house-content.ts";
import { listAll, type SpaceClient } from "./connect-space.ts";
import { fromSpaceEntry, nameAsset, type SpaceValues } from "./space-entries.ts";
import { findCode, type LocaleCodes } from "./space-model.ts";

type Asset = {
	sys: { id: string };
	fields: { title?: Record<string, string>; file?: Record<string, { url?: string }> };
};

/** Returns the picture of an asset: the export gives assets the names of the house's pictures. */
const listPictures = (assets: readonly Asset[], codes: LocaleCodes): Map<string, string> => {
	const usual = findCode(codes, "en");
	return new Map(
		assets.flatMap(({ sys, fields }): [string, string][] => {
			const mediaId = fields.title?.[usual];
			return mediaId && nameAsset(mediaId) === sys.id ? [[sys.id, mediaId]] : [];
		}),
	);
};

/**
 * Returns the published entries of a space, with the files that the house has of them. Throws, with a sentence for each, if one cannot be a file
 * of the house.
 */
export const readFromSpace = async (
	client: SpaceClient,
	codes: LocaleCodes,
	house: readonly ContentEntry[],
): Promise<ExportedEntry[]> => {
	const entries = await listAll((query) => client.entry.getPublished({ query }));
	const assets = (await listAll((query) => client.asset.getMany({ query }))) as unknown as Asset[];
	const pictures = listPictures(assets, codes);
	const known = new Map(house.map((entry) => [entry.id, entry]));
	const faults: string[] = [];
	const read = entries.flatMap(({ sys, fields }): ExportedEntry[] => {
		const findMediaId = (asset: string): string => {
			const mediaId = pictures.get(asset);
			const url = assets.find((one) => one.sys.id === asset)?.fields.file;
			if (!mediaId)
				faults.push(
					`${sys.id}: its picture ${asset} is not the house's. Put it among the house's pictures${url ? ` (${Object.values(url)[0]?.url})` : ""}, and give the asset its name as title and id.`,
				);
			return mediaId ?? "";
		};
		try {
			const body = { id: sys.id, type: sys.contentType.sys.id, fields: fields as SpaceValues };
			const entry = fromSpaceEntry(body, codes, findMediaId);
			const file = known.get(entry.id);
			if (!file) return [{ ...entry, source: null }];
			const { id, type, sites, group, publishAt, unpublishAt, fields: own } = file;
			const before = { id, type, sites, group, publishAt, unpublishAt, fields: own };
			// A space holds no planned versions, so those of the file stay.
			const planned = file.planned && { planned: file.planned };
			return [{ ...entry, ...planned, source: { ...file.source, isCurrent: isEqual(before, entry) } }];
		} catch (error) {
			faults.push(error instanceof Error ? error.message : String(error));
			return [];
		}
	});
	if (faults.length > 0) throw new Error(faults.join("\n"));
	return read;
};
