/** The house keeps one inventory list for all of its sites. */
export const INVENTORY_LIST = "vetrina-inventory";
