import { house as chosen } from "house/engine.ts";
import type { House } from "./house/house.ts";

/** Whose shop it is: the only module of the engine that reads it from the house's folder. */
export const house: House = chosen;
