import type { ListTilesView } from "../../../../shared/contracts/list-views.ts";

export const joinPage = <List extends ListTilesView>(
	list: List,
	other: ListTilesView,
	direction: "next" | "previous",
): List => {
	// A list that has become shorter responds with its first page (list-6), so the list ends here.
	if (other.spans[0]?.href !== list[`${direction}Href`]) return { ...list, [`${direction}Href`]: undefined };
	// Products may have moved to another page since the last request, so tiles that the list already has are skipped.
	const knownIds = new Set(list.tiles.map((tile) => tile.id));
	const tiles = other.tiles.filter((tile) => !knownIds.has(tile.id));
	const inserts = joinInserts(list, other, { tiles, direction });
	const spans = other.spans.map((span) => ({ ...span, tiles: tiles.length }));
	if (direction === "next") {
		const { nextHref, nextByItself } = other;
		return {
			...list,
			tiles: [...list.tiles, ...tiles],
			inserts,
			spans: [...list.spans, ...spans],
			nextHref,
			nextByItself,
		};
	}
	return {
		...list,
		tiles: [...tiles, ...list.tiles],
		inserts,
		spans: [...spans, ...list.spans],
		previousHref: other.previousHref,
	};
};

const joinInserts = (
	list: ListTilesView,
	other: ListTilesView,
	addition: { tiles: ListTilesView["tiles"]; direction: "next" | "previous" },
): ListTilesView["inserts"] => {
	if (!list.inserts && !other.inserts) return undefined;
	const { tiles, direction } = addition;
	const here = new Set((list.inserts ?? []).map(({ id }) => id));
	const isNew = new Set(tiles);
	const countKept = (count: number): number =>
		other.tiles.slice(0, count).filter((tile) => isNew.has(tile)).length;
	const [offset, shift] = direction === "next" ? [list.tiles.length, 0] : [0, tiles.length];
	const own = (list.inserts ?? []).map((insert) => ({ ...insert, at: insert.at + shift }));
	const others = (other.inserts ?? [])
		.filter(({ id }) => !here.has(id))
		.map((insert) => ({ ...insert, at: countKept(insert.at) + offset }));
	return direction === "next" ? [...own, ...others] : [...others, ...own];
};
