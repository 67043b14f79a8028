import type { Theme } from "@vetrina/shop-rules/theme/theme.ts";
import { house as chosen } from "house/engine.ts";
import { theme as chosenTheme } from "house/theme.ts";
import type { House } from "./house/house.ts";

export const house: House = chosen;
export const theme: Theme = chosenTheme;
