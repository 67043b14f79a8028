import { methods as chosen } from "house/checkout.ts";
import type { Method } from "./method.ts";

/** Other modules import the house's payment methods from here, so that only this module depends on the house. */
export const methods: readonly Method[] = chosen;
