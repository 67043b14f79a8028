/** Limits of an entry; a field may declare a lower one. */

/** Characters of a text without a maximum of its own. */
export const MAX_LINE = 300;
export const MAX_TEXT = 5000;
/** Entries that one field may link to, and texts of one list. */
export const MAX_ITEMS = 100;
/** Rich text: nodes, levels of nesting, and characters. */
export const MAX_NODES = 3000;
export const MAX_DEPTH = 16;
export const MAX_CHARACTERS = 100_000;
/** Characters of a JSON field. */
export const MAX_JSON = 20_000;
