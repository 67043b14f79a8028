import { storefront as chosen } from "house/storefront.ts";
import type { StorefrontHouse } from "../../shared/domain/shell/storefront-house.ts";

/** Whose shop this is: the only module of the storefront that reads it from the house's folder. */
export const storefront: StorefrontHouse = chosen;
