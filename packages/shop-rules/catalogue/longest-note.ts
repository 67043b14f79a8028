export const LONGEST_NOTE = 250;
