export const INVENTORY_LIST = "vetrina-inventory";
