import { house } from "../house.ts";

export const INVENTORY_LIST = house.inventoryList;
