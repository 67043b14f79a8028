import { storefront as chosen } from "house/storefront.ts";
import type { StorefrontHouse } from "../../shared/domain/shell/storefront-house.ts";

/** This module alone imports the house's folder. */
export const storefront: StorefrontHouse = chosen;
