/** Limit of free text from one shopper to another, in characters. */
export const LONGEST_NOTE = 250;
