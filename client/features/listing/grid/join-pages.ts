import type { ListTilesView } from "../../../../shared/contracts/list-views.ts";

export const joinPage = <List extends ListTilesView>(
	shown: List,
	other: ListTilesView,
	direction: "next" | "previous",
): List => {
	// A list that has become shorter responds with its first page (list-6), so it ends here.
	if (other.spans[0]?.href !== shown[`${direction}Href`])
		return { ...shown, [`${direction}Href`]: undefined };
	// The order may have changed between requests, so known tiles keep their place.
	const known = new Set(shown.tiles.map((tile) => tile.id));
	const tiles = other.tiles.filter((tile) => !known.has(tile.id));
	const inserts = joinInserts(shown, other, { tiles, direction });
	const spans = other.spans.map((span) => ({ ...span, tiles: tiles.length }));
	if (direction === "next") {
		const { nextHref, nextByItself } = other;
		return {
			...shown,
			tiles: [...shown.tiles, ...tiles],
			inserts,
			spans: [...shown.spans, ...spans],
			nextHref,
			nextByItself,
		};
	}
	return {
		...shown,
		tiles: [...tiles, ...shown.tiles],
		inserts,
		spans: [...spans, ...shown.spans],
		previousHref: other.previousHref,
	};
};

const joinInserts = (
	shown: ListTilesView,
	other: ListTilesView,
	joined: { tiles: ListTilesView["tiles"]; direction: "next" | "previous" },
): ListTilesView["inserts"] => {
	if (!shown.inserts && !other.inserts) return undefined;
	const { tiles, direction } = joined;
	const here = new Set((shown.inserts ?? []).map(({ id }) => id));
	const isNew = new Set(tiles);
	const kept = (count: number): number =>
		other.tiles.slice(0, count).filter((tile) => isNew.has(tile)).length;
	const [offset, moved] = direction === "next" ? [shown.tiles.length, 0] : [0, tiles.length];
	const own = (shown.inserts ?? []).map((insert) => ({ ...insert, at: insert.at + moved }));
	const others = (other.inserts ?? [])
		.filter(({ id }) => !here.has(id))
		.map((insert) => ({ ...insert, at: kept(insert.at) + offset }));
	return direction === "next" ? [...own, ...others] : [...others, ...own];
};
