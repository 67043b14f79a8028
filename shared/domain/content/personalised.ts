import { GUEST_GROUPS } from "@vetrina/shop-rules/content/previewed-groups.ts";

/** Tells who sees a content of a personalised block: shoppers who meet every condition that is given. */
export type ShownTo = {
	/** Id of the block, of which one content is shown. */
	block: string;
	groups?: readonly string[];
	newsletter?: boolean;
	hasOrders?: boolean;
	sourceCodes?: readonly string[];
};
export type Personalised = { shownTo?: ShownTo };

/** A shopper as content sees them. `sourceCode`: of the link by which the visit began. */
export type Audience = {
	groups: readonly string[];
	newsletter?: boolean;
	hasOrders?: boolean;
	sourceCode?: string;
};

export const GUEST: Audience = { groups: GUEST_GROUPS };

/** The conditions of each block's contents, in the editors' order, by the block's place. */
export type Blocks = Readonly<Record<string, readonly ShownTo[]>>;

const isForAll = ({ groups, newsletter, hasOrders, sourceCodes }: ShownTo): boolean =>
	!groups && newsletter === undefined && hasOrders === undefined && !sourceCodes;

const isMet = ({ groups, newsletter, hasOrders, sourceCodes }: ShownTo, audience: Audience): boolean =>
	(!groups || groups.some((group) => audience.groups.includes(group))) &&
	(newsletter === undefined || newsletter === (audience.newsletter ?? false)) &&
	(hasOrders === undefined || hasOrders === (audience.hasOrders ?? false)) &&
	(!sourceCodes || (audience.sourceCode !== undefined && sourceCodes.includes(audience.sourceCode)));

/**
 * Returns the place of a block's content for an audience: the first whose conditions are met, else the first without conditions, else -1
 * (content-57).
 */
export function chooseContent(contents: readonly ShownTo[], audience: Audience): number {
	const at = contents.findIndex((shownTo) => !isForAll(shownTo) && isMet(shownTo, audience));
	return at >= 0 ? at : contents.findIndex(isForAll);
}

/** Returns the blocks of a list of contents, each under `place` and its id. */
export function listBlocks(place: string, contents: readonly Personalised[]): Blocks {
	const all = contents.flatMap(({ shownTo }) => shownTo ?? []);
	return Object.groupBy(all, ({ block }) => `${place}/${block}`) as Blocks;
}

/** Returns the contents for everyone, and one content of each block. */
export function choosePersonalised<Content extends Personalised>(
	contents: readonly Content[],
	audience: Audience,
): Content[] {
	const blocks = Map.groupBy(
		contents.filter(({ shownTo }) => shownTo),
		({ shownTo }) => shownTo?.block,
	);
	const chosen = new Set(
		[...blocks.values()].map(
			(all) =>
				all[
					chooseContent(
						all.flatMap(({ shownTo }) => shownTo ?? []),
						audience,
					)
				],
		),
	);
	return contents.filter((content) => !content.shownTo || chosen.has(content));
}

/**
 * Returns which contents an audience gets, as text: "" if it gets those for everyone. Audiences with the same text get the same page, so this
 * text alone tells variants of a page apart (cache-18).
 */
export const writeChoices = (blocks: Blocks, audience: Audience): string =>
	Object.keys(blocks)
		.toSorted()
		.flatMap((key) => {
			const contents = blocks[key] ?? [];
			const at = chooseContent(contents, audience);
			const content = contents[at];
			return content && !isForAll(content) ? `${key}:${at}` : [];
		})
		.join(" ");
