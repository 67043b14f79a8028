import { storefront as chosen } from "house/storefront.ts";
import type { StorefrontHouse } from "../../shared/domain/shell/storefront-house.ts";

/** This is the only storefront module that imports the house's folder. */
export const storefront: StorefrontHouse = chosen;
