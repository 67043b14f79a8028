import { storefront as chosen } from "house/storefront.ts";
import type { StorefrontHouse } from "../../shared/domain/shell/storefront-house.ts";

export const storefront: StorefrontHouse = chosen;
