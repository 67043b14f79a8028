import type { HeaderContent, NavigationItem } from "../../../shared/domain/content/content.ts";
import {
	type Audience,
	type Blocks,
	choosePersonalised,
	GUEST,
	listBlocks,
	type Personalised,
	writeChoices,
} from "../../../shared/domain/content/personalised.ts";
import type { CacheContext } from "../../cache/cache-context.ts";

/** Names the blocks that a page shows, and returns the audience; undefined without blocks, so that no one is asked for it. */
const readAudience = async (
	{ content, audience }: CacheContext,
	blocks: Blocks,
): Promise<Audience | undefined> => {
	const entries = Object.entries(blocks);
	if (entries.length === 0) return undefined;
	for (const [key, conditions] of entries) content?.blocks.set(key, conditions);
	const shopper = (await audience?.()) ?? GUEST;
	if (content && writeChoices(blocks, shopper) !== "") content.isPersonalised = true;
	return shopper;
};

/** Returns the contents of a list that the shopper of the request sees (content-57). */
export const chooseContents = async <Content extends Personalised>(
	cx: CacheContext,
	place: string,
	contents: readonly Content[],
): Promise<Content[]> => {
	const audience = await readAudience(cx, listBlocks(place, contents));
	return audience ? choosePersonalised(contents, audience) : [...contents];
};

const listMenuBlocks = (items: readonly NavigationItem[]): Blocks =>
	Object.assign(listBlocks("menu", items), ...items.map((item) => listMenuBlocks(item.items)));

const chooseItems = (items: readonly NavigationItem[], audience: Audience): NavigationItem[] =>
	choosePersonalised(items, audience).map((item) =>
		item.items.length > 0 ? { ...item, items: chooseItems(item.items, audience) } : item,
	);

/** Contains headers by their choices: the shell that is made of a header is remembered with the header itself. */
const headers = new WeakMap<HeaderContent, Map<string, HeaderContent>>();

/** Returns the header that the shopper sees, and its variant: "" for the header of everyone. */
export const chooseHeader = async (
	cx: CacheContext,
	header: HeaderContent,
): Promise<{ header: HeaderContent; variant: string }> => {
	const { navigation, announcements } = header;
	const blocks = { ...listMenuBlocks(navigation), ...listBlocks("banner", announcements) };
	const audience = await readAudience(cx, blocks);
	if (!audience) return { header, variant: "" };
	const variant = writeChoices(blocks, audience);
	const known = headers.get(header) ?? new Map<string, HeaderContent>();
	headers.set(header, known);
	const chosen = known.get(variant) ?? {
		...header,
		navigation: chooseItems(navigation, audience),
		announcements: choosePersonalised(announcements, audience),
	};
	known.set(variant, chosen);
	return { header: chosen, variant };
};
