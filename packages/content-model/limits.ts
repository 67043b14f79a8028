export const MAX_LINE = 300;
export const MAX_TEXT = 5000;
export const MAX_ITEMS = 100;
export const MAX_NODES = 3000;
export const MAX_DEPTH = 16;
export const MAX_CHARACTERS = 100_000;
export const MAX_JSON = 20_000;
/** Lines of a rich text in a file, and characters of a line. */
export const MAX_LINES = 1000;
export const MAX_LINE_OF_TEXT = 5000;
/** Levels of lists and objects within a field of JSON. */
export const MAX_JSON_DEPTH = 32;
/** Versions of an entry that wait for their times. */
export const MAX_PLANNED = 20;
/** Columns or rows that a cell of a table may cover. */
export const MAX_SPAN = 20;
