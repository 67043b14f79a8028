import { card } from "../../../payments/card/method.ts";
import type { Method } from "../../../payments/method.ts";

export const methods: readonly Method[] = [card];
