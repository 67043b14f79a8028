/** Characters of what shoppers write freely to someone else. */
export const LONGEST_NOTE = 250;
