import { house as chosen } from "house/engine.ts";
import type { House } from "./house/house.ts";

export const house: House = chosen;
