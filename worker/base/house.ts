import type { Theme } from "@vetrina/shop-rules/theme/theme.ts";
import { storefront as chosen } from "house/storefront.ts";
import { theme as chosenTheme } from "house/theme.ts";
import type { StorefrontHouse } from "../../shared/domain/shell/storefront-house.ts";

export const storefront: StorefrontHouse = chosen;
export const theme: Theme = chosenTheme;
