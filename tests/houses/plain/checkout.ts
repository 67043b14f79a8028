import { card } from "../../../payments/card/method.ts";
import type { Method } from "../../../payments/method.ts";

/** The house takes cards and nothing else. */
export const methods: readonly Method[] = [card];
