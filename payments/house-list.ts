import { methods as chosen } from "house/checkout.ts";
import type { Method } from "./method.ts";

/** Other modules import the house's payment methods from here, so that only this module imports the house's list. */
export const methods: readonly Method[] = chosen;
