export const ENTRY_ID = "entry";
