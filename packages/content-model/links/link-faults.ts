import { listLinkedTypes } from "../content-type.ts";
import { findContentType } from "../content-types.ts";
import { type EntryParts, listVersions } from "../entry-parts.ts";
import type { EntryFields } from "../entry-schema.ts";
import { ADDRESSED } from "../section-ids.ts";
import { type EntryLink, listLinks } from "./list-links.ts";

export type LinkedEntry = { id: string; type: string; fields: EntryFields };
/** `to` is the entry that the faulty link of the field leads to; `place` says in which version of the entry, unless in the entry itself. */
export type LinkFault = { id: string; field: string; to: string; message: string; place?: string[] };

/** A link to an entry with an address needs that alone, so a circle of links through it is none of contents. */
export const isAddressed = (type: string | undefined): boolean =>
	type !== undefined && ADDRESSED.includes(type);

const listOwnLinks = ({ type: id, fields }: LinkedEntry): EntryLink[] => {
	const type = findContentType(id);
	return type ? listLinks(type, fields) : [];
};

/** Returns what is wrong with a link from a field to an entry of a type, or undefined. `undefined` stands for a missing entry. */
export function describeLinkFault(
	{ type: id }: Pick<LinkedEntry, "type">,
	{ field, to }: EntryLink,
	target: string | undefined,
): string | undefined {
	if (target === undefined) return `there is no entry ${to}`;
	const declared = findContentType(id)?.fields[field];
	const allowed = declared ? listLinkedTypes(declared) : [];
	return allowed.length === 0 || allowed.includes(target)
		? undefined
		: `${to} is a ${target}, expected ${allowed.join(" or ")}`;
}

/**
 * Returns the links of valid entries that lead to missing entries or to other types, and a circle of entries that contain each other.
 * `present` names entries that exist but cannot be read, so that a link to one of them is no second fault. A draft may name what is missing.
 */
export function listLinkFaults(
	entries: readonly (LinkedEntry & EntryParts)[],
	present: ReadonlySet<string> = new Set(),
): LinkFault[] {
	const types = new Map(entries.map(({ id, type }) => [id, type]));
	const faults = entries.flatMap((entry) =>
		listVersions(entry).flatMap(({ place, state, fields }) =>
			listOwnLinks({ ...entry, fields }).flatMap((link) => {
				const target = types.get(link.to);
				const mayLack = state === "draft" || present.has(link.to);
				const message = target === undefined && mayLack ? undefined : describeLinkFault(entry, link, target);
				return message === undefined ? [] : [{ id: entry.id, ...link, message, ...placeIn(place) }];
			}),
		),
	);
	const listContents = (pickFields: (entry: LinkedEntry & EntryParts) => EntryFields | undefined) =>
		new Map(
			entries.map((entry) => {
				const fields = pickFields(entry);
				const own = fields ? listOwnLinks({ ...entry, fields }) : [];
				return [entry.id, own.filter(({ to }) => types.has(to) && !isAddressed(types.get(to)))] as const;
			}),
		);
	const circle = findCircle(listContents(({ status, fields }) => (status ? undefined : fields)));
	if (circle) return [...faults, circle];
	const draftCircle = findCircle(listContents(({ draft, fields }) => draft ?? fields));
	const isOfDraft = entries.some(({ id, draft }) => id === draftCircle?.id && draft);
	return draftCircle
		? [...faults, { ...draftCircle, ...placeIn(isOfDraft ? ["draft"] : ["fields"]) }]
		: faults;
}

const placeIn = (place: string[]): Pick<LinkFault, "place"> => (place[0] === "fields" ? {} : { place });

function findCircle(links: ReadonlyMap<string, readonly EntryLink[]>): LinkFault | undefined {
	const left = new Map(links);
	// Entries without links into the rest are in no circle; what is left after all of them are removed leads into one.
	for (let size = -1; size !== left.size; ) {
		size = left.size;
		for (const [id, own] of left) if (!own.some(({ to }) => left.has(to))) left.delete(id);
	}
	const [start] = left.keys();
	if (start === undefined) return undefined;
	const path: string[] = [];
	let id = start;
	while (!path.includes(id)) {
		path.push(id);
		id = left.get(id)?.find(({ to }) => left.has(to))?.to ?? id;
	}
	const circle = [...path.slice(path.indexOf(id)), id];
	const { field, to } = left.get(id)?.find((link) => left.has(link.to)) ?? { field: "", to: id };
	return { id, field, to, message: `the entries contain each other: ${circle.join(" → ")}` };
}
