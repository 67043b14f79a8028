import type { Link } from "../shared/entries.ts";

/** Returns a list with the item at one place moved to another. */
export const moveItem = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
	const rest = items.filter((_, index) => index !== from);
	const moved = items[from];
	return moved === undefined ? rest : rest.toSpliced(to, 0, moved);
};

export const removeItem = <Item>(items: readonly Item[], index: number): Item[] => items.toSpliced(index, 1);
export const addItem = (items: readonly Link[], id: string, at = items.length): Link[] =>
	items.toSpliced(at, 0, { link: id });
