import { house } from "../house.ts";

/** The one inventory list of all of the house's sites. */
export const INVENTORY_LIST = house.inventoryList;
