import { addItem, moveItem, removeItem } from "../../pages/section-changes.ts";
import type { Entry, FormField, Link } from "../../shared/entries.ts";
import { readLinks } from "../../shared/entries.ts";

/** A link at a place of an entry's field. */
export type Place = { parent: string; field: string; index: number; child: string };

type Tree = {
	entries: readonly Entry[];
	findFields: (type: string) => readonly FormField[];
};

/** Names the places of links as the shop does: "<parent>.<field>.<child>", and ".1" for the second place of a child in one field. */
export function listPlaces({ entries, findFields }: Tree): Map<string, Place> {
	const places = new Map<string, Place>();
	for (const { id: parent, type, fields } of entries)
		for (const { id: field, kind } of findFields(type)) {
			if (kind !== "link" && kind !== "links") continue;
			const links = readLinks(fields[field]);
			for (const [index, { link: child }] of links.entries()) {
				const nth = links.slice(0, index).filter(({ link }) => link === child).length;
				places.set(`${parent}.${field}.${child}${nth > 0 ? `.${nth}` : ""}`, { parent, field, index, child });
			}
		}
	return places;
}

export type Move = {
	moved: Place;
	target: { parent: string; field: string };
	/** The link that the moved one comes before or after; at the end without it. */
	neighbour?: Place;
	side?: "before" | "after";
};
export type FieldWrite = { id: string; field: string; links: Link[] };

/** Returns the fields that a move changes: one within a region, two from one region to another. */
export function moveLink(
	{ moved, target, neighbour, side }: Move,
	readField: (id: string, field: string) => readonly Link[],
): FieldWrite[] {
	const isSame = moved.parent === target.parent && moved.field === target.field;
	const into = readField(target.parent, target.field);
	const at = neighbour ? neighbour.index + (side === "after" ? 1 : 0) : into.length;
	if (isSame) {
		const to = at > moved.index ? at - 1 : at;
		return [{ id: target.parent, field: target.field, links: moveItem(into, moved.index, to) }];
	}
	const from = readField(moved.parent, moved.field);
	return [
		{ id: moved.parent, field: moved.field, links: removeItem(from, moved.index) },
		{ id: target.parent, field: target.field, links: addItem(into, moved.child, at) },
	];
}
