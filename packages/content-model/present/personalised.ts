import type { LinksField } from "../content-type.ts";
import { PERSONALISED } from "../section-ids.ts";
import { entryTag, placeTag } from "./change-tags.ts";
import { type EntryView, isForCountry, type ShownFields } from "./entry-view.ts";

/** Tells who sees a content of a block: customers who meet every condition. Clients choose the first content of a block that matches. */
export type ShownTo = {
	block: string;
	groups?: readonly string[];
	newsletter?: boolean;
	hasOrders?: boolean;
	sourceCodes?: readonly string[];
};
type Listed = { entry: ShownFields; shownTo?: ShownTo };
type StoredLink = { link: string };

const listTexts = (value: unknown): string[] => (Array.isArray(value) ? value : []);
const readId = (value: unknown): string | undefined => (value as StoredLink | undefined)?.link;

/** Returns a linked entry if it is there and for the reader's country (content-63). */
export function findLinked(id: string | undefined, view: EntryView): ShownFields | undefined {
	const entry = id === undefined ? undefined : view.linked.get(id);
	if (id === undefined) return undefined;
	if (!entry) {
		view.tags.add(placeTag(id));
		return undefined;
	}
	if (isForCountry(entry, view.reader)) return entry;
	// A change of its countries may bring the entry in.
	view.tags.add(entryTag(id));
	return undefined;
}

/** Returns the source codes of the item's campaign; undefined if the campaign does not run now and in this country (content-58). */
function findCampaign(item: ShownFields, view: EntryView): { sourceCodes: string[] } | undefined {
	const id = readId(item.fields.campaign);
	if (id === undefined) return { sourceCodes: [] };
	const campaign = findLinked(id, view);
	if (!campaign) return undefined;
	view.tags.add(entryTag(id));
	return { sourceCodes: listTexts(campaign.fields.sourceCodes) };
}

const readChoice = (value: unknown, yes: string): boolean | undefined =>
	typeof value === "string" ? value === yes : undefined;

function toShownTo(block: string, item: ShownFields, sourceCodes: string[]): ShownTo {
	const groups = [...listTexts(item.fields.customerGroups), ...(item.group === null ? [] : [item.group])];
	const newsletter = readChoice(item.fields.newsletter, "subscribed");
	const hasOrders = readChoice(item.fields.orders, "ordered");
	return {
		block,
		...(groups.length > 0 && { groups }),
		...(newsletter !== undefined && { newsletter }),
		...(hasOrders !== undefined && { hasOrders }),
		...(sourceCodes.length > 0 && { sourceCodes }),
	};
}

function listContents(block: ShownFields, { to }: LinksField, view: EntryView): Listed[] {
	view.tags.add(entryTag(block.id));
	return ((block.fields.items ?? []) as StoredLink[]).flatMap(({ link }): Listed[] => {
		const item = findLinked(link, view);
		if (!item) return [];
		view.tags.add(entryTag(link));
		// A type that the place cannot hold would be an error of the whole response.
		const entry = [item.fields.item, item.fields.line]
			.map((content) => findLinked(readId(content), view))
			.find((content) => content && to.includes(content.type));
		const campaign = findCampaign(item, view);
		if (entry?.group !== null || !campaign) return [];
		return [{ entry, shownTo: toShownTo(block.id, item, campaign.sourceCodes) }];
	});
}

/**
 * Returns the entries of a list, with the contents of personalised blocks in the places of the blocks (content-57). An entry for a customer
 * group is a block of its own.
 */
export const listPersonalised = (ids: readonly string[], field: LinksField, view: EntryView): Listed[] =>
	ids.flatMap((id): Listed[] => {
		const entry = findLinked(id, view);
		if (!entry) return [];
		if (entry.type === PERSONALISED) return entry.group === null ? listContents(entry, field, view) : [];
		if (entry.group === null) return [{ entry }];
		return [{ entry, shownTo: { block: id, groups: [entry.group] } }];
	});
