import { type Blocks, GUEST, writeChoices } from "../../shared/domain/content/personalised.ts";
import type { CacheContext } from "./cache-context.ts";
import { isPurged, type Purges } from "./operations/purges.ts";
import { type PageAddress, pageKey } from "./page-key.ts";
import { listTags, matchPage, peekPage, putPage, type StoredPage } from "./page-store.ts";

/**
 * A page with personalised blocks is stored once for each choice of their contents. The first variant, for everyone, names the blocks, so that
 * any other is found by a second lookup; a page without blocks has one variant and needs one lookup (cache-18).
 */

const MOST_VARIANTS = 32;
/** Characters of the conditions that a stored page names; the cache stores them in a header. */
const MOST_CHARACTERS = 6000;
const MOST_LOOKUPS = 3;

export const chooseVariant = async (cx: CacheContext, blocks: Blocks | undefined): Promise<string> =>
	blocks ? writeChoices(blocks, (await cx.audience?.()) ?? GUEST) : "";

/** Returns the blocks of the page that the request has loaded; undefined without any. */
export const readBlocks = ({ content }: CacheContext): Blocks | undefined =>
	content && content.blocks.size > 0 ? Object.fromEntries(content.blocks) : undefined;

const writeKey = (cx: CacheContext, address: PageAddress, variant: string, generation: string): string =>
	pageKey({ ...address, variant }, generation, cx.build);

/** `first`: the variant for everyone, which stands in while the platform fails. `variants`: the stored page's other variants. */
type FoundVariant = {
	page: StoredPage | null;
	first: StoredPage | null;
	variant: string;
	variants: readonly string[] | undefined;
};

const withoutIndex = (page: StoredPage | null): StoredPage | null => (page?.isIndex ? null : page);

/** Returns a stored page, unless it was purged (ops-3). */
const unlessPurged = <Page extends StoredPage | null | undefined>(
	page: Page,
	address: PageAddress,
	purges: Purges,
): Page | null => (page && isPurged(purges, page.purge, () => listTags(address, page)) ? null : page);

/** The generation under which a page is stored, and the purges that are known. */
type Shelf = { generation: string; purges: Purges };

/** Finds the stored page for the shopper of the request. */
export const findVariant = async (
	cx: CacheContext,
	address: PageAddress,
	{ generation, purges }: Shelf,
): Promise<FoundVariant> => {
	const match = async (variant: string) =>
		unlessPurged(await matchPage(cx, writeKey(cx, address, variant, generation)), address, purges);
	const first = await match("");
	let page = first;
	let variant = "";
	for (let count = 0; page?.blocks; count++) {
		const wanted = await chooseVariant(cx, page.blocks);
		if (wanted === variant) break;
		variant = wanted;
		page = count < MOST_LOOKUPS ? await match(variant) : null;
	}
	return { page: withoutIndex(page), first: withoutIndex(first), variant, variants: first?.variants };
};

/** Names the blocks in the first variant. Returns false if there are too many variants already. */
const index = async (
	cx: CacheContext,
	firstKey: string,
	page: StoredPage & { blocks: Blocks },
	isStanding: (page: StoredPage | null) => StoredPage | null,
): Promise<boolean> => {
	const found = await matchPage(cx, firstKey);
	// Another request may have stored the variant for everyone while this one waited.
	const first = isStanding(peekPage(firstKey) ?? found);
	const before = first?.variants ?? [];
	const isKnown = before.includes(page.variant);
	if (!isKnown && before.length >= MOST_VARIANTS) return false;
	if (first && isKnown && JSON.stringify(first.blocks) === JSON.stringify(page.blocks)) return true;
	putPage(cx, firstKey, {
		...(first ?? { ...page, variant: "", content: new Blob([]), isIndex: true as const }),
		blocks: page.blocks,
		variants: isKnown ? before : [...before, page.variant],
	});
	return true;
};

/**
 * Stores a page as the variant that it is, and returns its key; undefined if it is not stored. `variants`: those that were found before the
 * page was rendered. One that another isolate stored meanwhile is no longer counted, but still found.
 */
export const putVariant = async (
	cx: CacheContext,
	address: PageAddress,
	{ generation, purges }: Shelf,
	page: StoredPage,
	variants: readonly string[] | undefined,
): Promise<string | undefined> => {
	const isStanding = (one: StoredPage | null) => unlessPurged(one, address, purges);
	const { blocks, variant } = page;
	const firstKey = writeKey(cx, address, "", generation);
	if (blocks && JSON.stringify(blocks).length > MOST_CHARACTERS) return undefined;
	if (blocks && variant !== "" && !(await index(cx, firstKey, { ...page, blocks }, isStanding)))
		return undefined;
	const key = writeKey(cx, address, variant, generation);
	const isFirst = blocks !== undefined && variant === "";
	putPage(cx, key, { ...page, variants: isFirst ? (peekPage(key)?.variants ?? variants) : undefined });
	return key;
};
