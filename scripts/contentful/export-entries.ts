import { isDeepStrictEqual } from "node:util";
import type { AssetProps, EntryProps } from "contentful-management";
import { forEachItem, listAll, type SpaceClient } from "./connect-space.ts";
import { nameAsset, type SpaceAssetBody, type SpaceEntryBody, type SpaceValues } from "./space-entries.ts";

type Settings = {
	/** Deletes entries of the space that the house does not have, and assets that none of its entries shows. */
	removes: boolean;
	say: (line: string) => void;
};
export type Exported = { created: number; changed: number; published: number; removed: number };

type Stored = { sys: { id: string; version: number; publishedVersion?: number } };
const isPublishedAsSaved = ({ sys }: Stored): boolean =>
	sys.publishedVersion !== undefined && sys.version === sys.publishedVersion + 1;

const isSame = (one: unknown, other: unknown): boolean =>
	isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

type File = { fileName?: string; url?: string };
const listFiles = (fields: SpaceValues): File[] => Object.values(fields.file ?? {}) as File[];

const exportAssets = async (
	client: SpaceClient,
	assets: readonly SpaceAssetBody[],
	before: ReadonlyMap<string, AssetProps>,
	counts: Exported,
): Promise<void> => {
	await forEachItem(
		assets,
		({ mediaId }) => `The picture ${mediaId}`,
		async ({ id, fields }) => {
			const known = before.get(id);
			const hasFile = known && listFiles(known.fields as unknown as SpaceValues).some(({ url }) => url);
			let asset = known;
			if (!asset) {
				asset = await client.asset.createWithId({ assetId: id }, { fields } as unknown as Parameters<
					SpaceClient["asset"]["createWithId"]
				>[1]);
				counts.created++;
			} else if (!hasFile)
				asset = await client.asset.update({ assetId: id }, { ...asset, fields } as unknown as AssetProps);
			if (!hasFile) asset = await client.asset.processForAllLocales({}, asset);
			if (isPublishedAsSaved(asset)) return;
			await client.asset.publish({ assetId: id }, asset);
			counts.published++;
		},
	);
};

/** Stores all entries first: an entry is published only if those that it links to exist. */
const exportBodies = async (
	client: SpaceClient,
	entries: readonly SpaceEntryBody[],
	before: ReadonlyMap<string, EntryProps>,
	counts: Exported,
): Promise<void> => {
	const stored = new Map<string, EntryProps>();
	await forEachItem(
		entries,
		({ id }) => `The entry ${id}`,
		async ({ id, type, fields }) => {
			const known = before.get(id);
			if (known && known.sys.contentType.sys.id !== type)
				throw new Error(`it is a ${known.sys.contentType.sys.id} in the space, and a ${type} in the house`);
			if (known && isSame(known.fields, fields)) stored.set(id, known);
			else if (known) {
				stored.set(id, await client.entry.update({ entryId: id }, { ...known, fields }));
				counts.changed++;
			} else {
				stored.set(id, await client.entry.createWithId({ contentTypeId: type, entryId: id }, { fields }));
				counts.created++;
			}
		},
	);
	await forEachItem(
		entries,
		({ id }) => `The entry ${id}`,
		async ({ id, isPublished }) => {
			const entry = stored.get(id);
			if (!entry) return;
			if (isPublished && !isPublishedAsSaved(entry)) {
				await client.entry.publish({ entryId: id }, entry);
				counts.published++;
			} else if (!isPublished && entry.sys.publishedVersion !== undefined)
				await client.entry.unpublish({ entryId: id });
		},
	);
};

const removeOthers = async (
	client: SpaceClient,
	{ entries, assets }: { entries: readonly EntryProps[]; assets: readonly AssetProps[] },
	counts: Exported,
): Promise<void> => {
	await forEachItem(
		entries,
		({ sys }) => `The entry ${sys.id}`,
		async ({ sys }) => {
			if (sys.publishedVersion !== undefined) await client.entry.unpublish({ entryId: sys.id });
			await client.entry.delete({ entryId: sys.id });
			counts.removed++;
		},
	);
	await forEachItem(
		assets,
		({ sys }) => `The asset ${sys.id}`,
		async ({ sys }) => {
			if (sys.publishedVersion !== undefined) await client.asset.unpublish({ assetId: sys.id });
			await client.asset.delete({ assetId: sys.id });
			counts.removed++;
		},
	);
};

/**
 * Moves a house's entries and pictures to a space that has the model. What is the same already is not touched, so it can be repeated (content-64). Throws, in a
 * sentence, what the space refuses.
 */
export const exportToSpace = async (
	client: SpaceClient,
	{ entries, assets }: { entries: readonly SpaceEntryBody[]; assets: readonly SpaceAssetBody[] },
	{ removes, say }: Settings,
): Promise<Exported> => {
	const counts: Exported = { created: 0, changed: 0, published: 0, removed: 0 };
	const [knownEntries, knownAssets] = [
		await listAll((query) => client.entry.getMany({ query })),
		await listAll((query) => client.asset.getMany({ query })),
	];
	await exportAssets(client, assets, new Map(knownAssets.map((one) => [one.sys.id, one])), counts);
	say(`${assets.length} pictures are in the space.`);
	await exportBodies(client, entries, new Map(knownEntries.map((one) => [one.sys.id, one])), counts);
	const ids = new Set(entries.map(({ id }) => id));
	const pictures = new Set(assets.map(({ mediaId }) => nameAsset(mediaId)));
	const others = {
		entries: knownEntries.filter(({ sys }) => !ids.has(sys.id)),
		assets: knownAssets.filter(({ sys }) => !pictures.has(sys.id)),
	};
	if (removes) await removeOthers(client, others, counts);
	else if (others.entries.length > 0)
		say(
			`${others.entries.length} entries of the space are not the house's and stay: ${others.entries.map(({ sys }) => sys.id).join(", ")} (--remove deletes them).`,
		);
	return counts;
};
