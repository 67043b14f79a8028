import { methods as chosen } from "house/checkout.ts";
import type { Method } from "./method.ts";

/** This module alone imports the house's list of payment methods. */
export const methods: readonly Method[] = chosen;
