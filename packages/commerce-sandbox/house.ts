import { house as chosen } from "house/engine.ts";
import type { House } from "./house/house.ts";

/** The only module of the engine that imports the house's folder. */
export const house: House = chosen;
